# Kept minimal, and not exercised by CI (no Docker engine runs there).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The brand is drawn on the pictures of shared pages.
ARG BRAND_NAME
RUN npm run build

FROM node:24-bookworm-slim
# As in scripts/process-memory.ts: docs/operations.md says why.
ENV MALLOC_MMAP_THRESHOLD_=131072 MALLOC_ARENA_MAX=2
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# The options that `npm start` sets too.
CMD ["node_modules/.bin/node", "--max-semi-space-size=4", "--max-old-space-size=320", "dist/site/server.mjs"]
