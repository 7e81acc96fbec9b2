# Two images from one file:
#   docker build --target kinora -t kinora .                     without weights: videos, and speech by other servers
#   docker build --target kinora-with-weights -t kinora:full .   hears, speaks and chats by itself (1 GB more)
# `npx node scripts/run-dockerfile.ts` runs the same commands in the same order without a container engine.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/film/package.json packages/film/
# No scripts: the one that fetches a Node is not needed in an image that has one.
RUN npm ci --omit=dev --ignore-scripts
RUN rm -rf node_modules/node node_modules/node-bin-* node_modules/.cache

FROM packages AS application
COPY bin bin
COPY src src
COPY console console
COPY packages packages
COPY deploy/health.js deploy/health.js
COPY LICENSE docs/LICENCES.md ./
RUN node bin/bundle.ts && node console/build.ts
# A volume takes its owner from the folder it covers: without it a named volume belongs to root.
RUN mkdir data && chown 1000:1000 data

FROM application AS without-weights
RUN rm -rf node_modules/sts-whisper-* node_modules/kokoro-fp32*-shards node_modules/slaunt-model-*

FROM node:24-bookworm-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production KINORA_HOST=0.0.0.0 KINORA_PORT=8080 KINORA_DATA_DIR=/app/data
EXPOSE 8080 9464
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/health.js"]
ENTRYPOINT ["node", "--max-semi-space-size=4", "bin/kinora.js"]
CMD ["serve"]

# The volume is declared after the copy: some builders leave out what is copied into one.
FROM runtime AS kinora-with-weights
COPY --from=application /app /app
VOLUME ["/app/data"]

FROM runtime AS kinora
COPY --from=without-weights /app /app
VOLUME ["/app/data"]
