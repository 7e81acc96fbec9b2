#!/bin/sh
# Speaks a text, then transcribes what was spoken. Needs curl.
set -eu
url=${KINORA_URL:-http://127.0.0.1:8080}
text=${1:-Good morning. The coffee is ready.}
file=${2:-speech.mp3}

# As JSON: quotes and backslashes of the text are escaped.
input=$(printf '%s' "$text" | sed 's/\\/\\\\/g; s/"/\\"/g')
curl --fail-with-body --silent --show-error "$url/v1/audio/speech" \
  -H "Authorization: Bearer $KINORA_KEY" -H 'Content-Type: application/json' \
  -d "{\"model\":\"tts-1\",\"voice\":\"nova\",\"input\":\"$input\"}" -o "$file"

curl --fail-with-body --silent --show-error "$url/v1/audio/transcriptions" \
  -H "Authorization: Bearer $KINORA_KEY" -F model=listen-1 -F response_format=text -F "file=@$file"
