# posse serve in a container. Build: docker build -t posse .   Run: docker run -p 7878:7878 -v posse:/data posse
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
RUN pip install --no-cache-dir uv
WORKDIR /src
COPY . .
RUN POSSE_COMPILE=1 uv build --wheel -o /wheel \
 && uv venv /opt/posse && uv pip install -p /opt/posse/bin/python /wheel/*.whl

FROM python:3.13-slim
COPY --from=build /opt/posse /opt/posse
RUN useradd --system --home /data posse && mkdir /data && chown posse /data
USER posse
ENV PATH=/opt/posse/bin:$PATH XDG_DATA_HOME=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 7878
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:7878/healthz', timeout=3)"]
ENTRYPOINT ["posse", "serve", "--host", "0.0.0.0"]
