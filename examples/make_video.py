"""Creates a video, polls it and downloads it. Python 3.8 or newer, standard library only."""

import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

URL = os.environ.get("KINORA_URL", "http://127.0.0.1:8080")
KEY = os.environ["KINORA_KEY"]


def call(route, body=None):
    headers = {"Authorization": f"Bearer {KEY}"}
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        headers["Content-Type"] = "application/json"
        # Makes the create safe to repeat: the same task comes back.
        headers["Idempotency-Key"] = str(uuid.uuid4())
    try:
        with urllib.request.urlopen(urllib.request.Request(URL + route, data, headers)) as response:
            return json.load(response)
    except urllib.error.HTTPError as failure:
        error = json.load(failure)["error"]
        sys.exit(f"{error['code']}: {error['message']}")


prompt = sys.argv[1] if len(sys.argv) > 1 else "A lighthouse above the sea at dusk"
path = sys.argv[2] if len(sys.argv) > 2 else "video.mp4"

task = call("/v1/video/create", {"model": "alpha3-fast", "prompt": prompt})
while task["status"] in ("pending", "processing"):
    time.sleep(min(10, max(1, task.get("estimated_seconds_left", 1))))
    task = call("/v1/video/query?" + urllib.parse.urlencode({"id": task["id"]}))
    print(task["status"])
if task["status"] == "failed":
    sys.exit(task["error"]["message"])

# The link needs no key and can be handed to anybody.
urllib.request.urlretrieve(task["video_url"], path)
print(path)
