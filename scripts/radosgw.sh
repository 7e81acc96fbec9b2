#!/bin/sh
# A real S3 server for the tests of S3 storage: Debian's Ceph, unpacked into a folder and started there.
# Nothing is installed. Needs a Debian or Ubuntu with apt lists (`apt-get update`); the packages are some 70 MB.
#
#   scripts/radosgw.sh start FOLDER [PORT]   prints the environment for the tests, in the shell's own words
#   scripts/radosgw.sh stop FOLDER
#
#   eval "$(scripts/radosgw.sh start /tmp/radosgw)"
#   npx node --test test/storage/s3-store.test.ts test/storage/remix-pictures.test.ts
#   scripts/radosgw.sh stop /tmp/radosgw
set -eu

command=${1:-}
folder=${2:-}
port=${3:-7480}
monitor_port=$((port + 1))
if [ -z "$folder" ] || { [ "$command" != start ] && [ "$command" != stop ]; }; then
  sed -n '5,6s/^# *//p' "$0" >&2
  exit 2
fi
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
root=$folder/root
state=$folder/state

stop() {
  for name in radosgw osd mon; do
    [ -f "$state/$name.pid" ] || continue
    pid=$(cat "$state/$name.pid")
    # The number may have gone to somebody else since.
    if tr '\0' ' ' 2>/dev/null <"/proc/$pid/cmdline" | grep -q "$state/ceph.conf"; then kill -9 "$pid"; fi
    rm -f "$state/$name.pid"
  done
}

stop
if [ "$command" = stop ]; then exit 0; fi

if [ ! -x "$root/usr/bin/radosgw" ]; then
  mkdir -p "$folder/archives/partial" "$root"
  apt-get install -y --download-only --no-install-recommends -o "Dir::Cache::archives=$folder/archives" \
    radosgw ceph-mon ceph-osd >&2
  for archive in "$folder"/archives/*.deb; do dpkg-deb -x "$archive" "$root"; done
fi

libraries=$(dirname "$(find "$root/usr/lib" -name 'libradosgw.so.2' -not -type d | head -n 1)")
machine=$(basename "$libraries")
export LD_LIBRARY_PATH="$libraries:$libraries/ceph:$root/lib/$machine:$root/usr/lib/ceph"
export PATH="$root/usr/bin:$root/usr/sbin:$PATH"

rm -rf "$state"
mkdir -p "$state/mon" "$state/osd" "$state/radosgw" "$state/run"
fsid=$(cat /proc/sys/kernel/random/uuid)
# Everything is in memory and on this machine: one copy of each object.
cat >"$state/ceph.conf" <<CONF
[global]
fsid = $fsid
mon_host = v2:127.0.0.1:$monitor_port
mon_initial_members = a
keyring = $state/keyring
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_data_avail_crit = 1
osd_objectstore = memstore
memstore_device_bytes = 4294967296
plugin_dir = $libraries/ceph
erasure_code_dir = $libraries/ceph/erasure-code
osd_class_dir = $libraries/rados-classes
run_dir = $state/run
admin_socket = $state/run/\$name.asok
log_file = $state/\$name.log
mon_cluster_log_file = $state/cluster.log
[mon.a]
mon_data = $state/mon
[osd.0]
osd_data = $state/osd
[client.rgw]
rgw_data = $state/radosgw
rgw_frontends = beast endpoint=127.0.0.1:$port
rgw_thread_pool_size = 64
CONF
conf="-c $state/ceph.conf"

# Up to a minute; a daemon that ended is told at once.
wait_for() {
  name=$1
  shift
  tries=0
  until "$@" >/dev/null 2>&1; do
    tries=$((tries + 1))
    if [ -f "$state/$name.pid" ] && ! kill -0 "$(cat "$state/$name.pid")" 2>/dev/null; then tries=1000; fi
    if [ $tries -gt 240 ]; then
      echo "$name did not start:" >&2
      tail -n 20 "$state/$name.out" >&2
      stop
      exit 1
    fi
    sleep 0.25
  done
}

monmaptool --create --fsid "$fsid" --addv a "[v2:127.0.0.1:$monitor_port]" "$state/monmap" >/dev/null
add_key() { ceph-authtool "$state/keyring" --gen-key -n "$@" >/dev/null; }
touch "$state/keyring"
add_key mon. --cap mon 'allow *'
add_key osd.0 --cap mon 'allow profile osd' --cap osd 'allow *'
add_key client.rgw --cap mon 'allow rw' --cap osd 'allow rwx'
# The storage daemon is in the first map: to add it later would need the Python of `ceph`.
osdmaptool --createsimple 1 "$state/osdmap" >/dev/null 2>&1
# shellcheck disable=SC2086 # $conf is two words
{
  ceph-mon $conf --mkfs -i a --monmap "$state/monmap" --osdmap "$state/osdmap" --keyring "$state/keyring" >"$state/mon.out" 2>&1
  ceph-mon $conf -f -i a >"$state/mon.out" 2>&1 &
  echo $! >"$state/mon.pid"
  wait_for mon timeout 5 rados $conf -n client.rgw lspools

  ceph-osd $conf -i 0 --mkfs --osd-uuid "$(cat /proc/sys/kernel/random/uuid)" >"$state/osd.out" 2>&1
  ceph-osd $conf -f -i 0 >>"$state/osd.out" 2>&1 &
  echo $! >"$state/osd.pid"

  radosgw $conf -f -n client.rgw >"$state/radosgw.out" 2>&1 &
  echo $! >"$state/radosgw.pid"
  wait_for radosgw curl -fsS "http://127.0.0.1:$port/"

  access_key=kinoratest
  secret_key=$(head -c 20 /dev/urandom | od -An -tx1 | tr -d ' \n')
  radosgw-admin $conf -n client.rgw user create --uid kinora --display-name kinora \
    --access-key "$access_key" --secret-key "$secret_key" >"$state/user.json" 2>>"$state/radosgw.out"
}

cat <<ENVIRONMENT
export KINORA_TEST_S3_URL='s3://kinora-test?endpoint=http%3A%2F%2F127.0.0.1%3A$port&region=us-east-1&path_style=true'
export AWS_ACCESS_KEY_ID=$access_key
export AWS_SECRET_ACCESS_KEY=$secret_key
ENVIRONMENT
