# The server in one file: built here from the checkout, then alone in a small image.
FROM node:22-bookworm-slim AS build
WORKDIR /saloon
COPY . .
RUN npm run release -- --bare --arch "$(node -p process.arch)" --out /out && mv /out/saloon-linux-* /out/saloon

FROM debian:bookworm-slim
# Node needs it, and the image does not have it.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
COPY --from=build /out/saloon /usr/local/bin/saloon
RUN useradd --system --create-home saloon && install -d -o saloon -m 700 /data
USER saloon
WORKDIR /home/saloon
ENV PORT=8080 SALOON_DATA=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /health HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
# Without a command it opens the saloon: flags of `saloon serve` may follow.
ENTRYPOINT ["saloon"]
