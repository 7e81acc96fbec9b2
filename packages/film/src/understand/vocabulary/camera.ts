/** English words for how a film is shot. */

import type { Angle, CameraMove, Shot } from '../../scene/scene.ts';

export const moves: Partial<Record<CameraMove, string>> = {
  static:
    'static shot, static camera, still camera, fixed camera, locked off, stationary camera, static, camera is still, camera stays still, camera does not move, fixed shot, no camera movement, camera remains still, locked camera',
  pan_left: 'pan left, pan to the left, pan from right to left, leftward pan, pan right to left',
  pan_right:
    'pan right, slow pan, pan to the right, pan across, pan shot, panning shot, view from a moving boat, view from a boat, seen from a boat, seen from a moving boat, filmed from a boat, from a moving boat, from a passing boat, view from a moving train, view from a train, seen from a moving train, from a moving train, view from a moving car, from a moving car, panoramic shot, pan from left to right, rightward pan, sweeping shot, sweep across, camera pan, pan over, pan left to right, pan around, pan along',
  tilt_up: 'tilt, tilt up, tilt shot, tilt upward, tilt upwards',
  tilt_down: 'tilt down, tilt downward, tilt downwards',
  zoom_in:
    'zoom, zoom in, zoom into, zoom shot, zoom on, zoom in on, crash zoom, zoom toward, zoom towards, dolly zoom, slow zoom, zoom in to',
  zoom_out: 'zoom out, zoom back, zoom away, zoom out from',
  dolly_in:
    'dolly, dolly in, dolly shot, push in, dolly forward, push forward, move closer, move forward, fly through, glide forward, move in, track in, get closer, come closer',
  dolly_out:
    'dolly out, pull back, pull out, dolly back, pull away, dolly backward, move back, move backward, move away, reveal shot, track out',
  orbit:
    'orbit shot, drone orbiting, drone orbits, drone orbiting around, drone circling, drone circles, orbit, orbit around, arc shot, 360 degree shot, 360 shot, circle around, 360 degree, rotate around, revolve around, rotating camera, orbiting shot, 360 rotation',
  drone:
    'drone shot, drone footage, drone view, aerial, aerial shot, aerial view, aerial footage, bird s eye view, birds eye view, top down drone, from above, fly over, flyover, flythrough, helicopter shot, drone video, seen from above, drone flight, drone flying over, drone flies over, aerial drone shot, fpv drone',
  crane_up: 'crane up, crane shot, pedestal up, boom up, jib up, jib shot, rising crane shot, camera rises',
  crane_down: 'crane down, pedestal down, boom down, jib down',
  focus_pull: 'focus pull, rack focus, pull focus, shift focus, focus shift, racking focus',
  first_person:
    'pov, first person, first person view, point of view, pov shot, first person shot, fpv, from the perspective of, gopro view, point of view shot',
  handheld:
    'handheld, hand held, handheld camera, shaky cam, shaky camera, shaky, found footage, vlog, selfie video',
  follow:
    'tracking shot, follow shot, follow cam, steadicam, camera tracking, tracking camera, side scroll, dolly along, trucking shot, camera tracks, side tracking',
};

/** After the word "camera" even plain verbs and directions speak of it. */
export const cameraOnly: Partial<Record<CameraMove, string>> = {
  static: 'still, stay, remain, hold, fixed, stop, stationary',
  pan_left: 'left, to the left, move left, leftward, leftwards',
  pan_right:
    'right, to the right, move right, rightward, rightwards, sweep, move across, slide, glide across, turn, glide, move, moving, pan',
  tilt_up: 'up, upward, upwards, rise, look up, lift, ascend, move up, climb',
  tilt_down: 'down, downward, downwards, descend, lower, look down, move down, sink',
  zoom_in: 'closer on',
  dolly_in: 'in, forward, closer, approach, push, advance, toward, towards, dive, enter, into, through',
  dolly_out: 'out, back, backward, backwards, retreat, pull, away, withdraw',
  orbit: 'around, circle, rotate, revolve, spin, orbit, encircle',
  drone: 'fly, fly over, fly above, soar, soar over, fly across, hover, over, above',
  handheld: 'shake, shaky, bounce',
  follow: 'follow, track, chase, trail, move along, travel',
};

export const shots: Partial<Record<Shot, string>> = {
  extreme_close_up:
    'extreme close up, macro, macro shot, extreme closeup, macro view, macro photography, super macro, macro lens',
  close_up:
    'close up, closeup, portrait, close shot, close up view, closeup shot, close ups, close up of, closeup of, detail shot, tight shot, close up shot, headshot',
  medium: 'medium shot, mid shot, waist shot, medium close up',
  wide: 'wide shot, wide angle, establishing shot, panorama, long shot, extreme wide shot, landscape shot, full shot, wide view, panoramic, panoramic view, vast, ultra wide, wide angle shot',
};

export const angles: Partial<Record<Angle, string>> = {
  eye_level: 'eye level',
  low: 'low angle, from below, worm s eye view, low angle shot, ground level, seen from below',
  top_down:
    'bird s eye view, birds eye view, top down view, top down, top view, overhead shot, from directly above, bird eye view, bird s eye, birds eye, straight down, top down shot',
  high: 'high angle, high angle shot, overhead view, overhead angle, looking down',
};

export const timelapseWords =
  'timelapse, time lapse, hyperlapse, fast forward, sped up, speeded up, time lapse shot, timelapse shot';
export const slowMotionWords =
  'slow motion, slow mo, slowmo, in slow motion, slowed down, super slow motion, bullet time';

/** Words that change how fast the nearest action or camera move is. */
export const paces: Record<string, string> = {
  0.5: 'slow, slowly, gently, lazily, leisurely, softly, gradually, smoothly, calmly, quietly, gracefully, peacefully, steadily, subtle, unhurried',
  0.3: 'very slow, very slowly, extremely slow, extremely slowly',
  2: 'fast, quickly, rapidly, swiftly, rapid, quick, speedy, hurriedly, wildly, frantically, briskly, at high speed, high speed, energetically, at full speed, furiously',
  3: 'very fast, very quickly, extremely fast, super fast, lightning fast',
};
