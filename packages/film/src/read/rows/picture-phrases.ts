/** Words of the whole picture: camera, style, mood, and the noise of prompts. A row is a value and its phrases. */

import type { Angle, CameraMove, Mood, Shot, Style } from '../../scene/scene.ts';
import type { ViewSide } from '../../scene/stated-view.ts';

export const moveRows: Partial<Record<CameraMove, string>> = {
  static:
    'static shot, static camera, still camera, fixed camera, locked off, stationary camera, static, camera is fixed, no camera movement, fixed shot, camera is still, camera movement is static, fixed angle',
  pan_left:
    'pan left, pans left, panning left, pan to the left, pans to the left, pan from right to left, truck left, trucks left, camera truck left, camera trucks left',
  pan_right:
    'truck right, trucks right, camera truck right, camera trucks right, pan right, pans right, panning right, pan to the right, pans to the right, pan from left to right, panning shot, pan shot, slow pan, panoramic shot, panoramic pan',
  tilt_up: 'tilt up, tilts up, tilting up, tilt upwards, tilt shot up, tilt shot, tilting shot',
  tilt_down: 'tilt down, tilts down, tilting down, tilt downwards',
  zoom_in:
    'zoom in, zoom into, zooms in, zooms into, zooming in, zoom in shot, crash zoom, slow zoom in, slow zoom, zoomed in, zoom shot, dolly zoom',
  zoom_out: 'zoom out, zooms out, zooming out, zoom out shot, zoomed out',
  dolly_in:
    'dolly in, dolly shot, push in, dolly forward, pushing in, dolly movement, dolly-in, push-in shot',
  dolly_out: 'dolly out, pull back, pull out shot, pulling back, dolly back, pull-back shot, dolly backward',
  orbit:
    'orbit shot, orbiting shot, arc shot, 360 degree shot, 360 degree view, 360 shot, 360 rotation, orbit camera, orbital shot',
  drone:
    'drone shot, drone footage, drone view, drone video, drone camera, aerial drone shot, flyover, fly through, flythrough, fly over shot, fpv drone shot, helicopter shot',
  crane_up: 'crane up, crane shot, pedestal up, boom up, jib shot, jib up',
  crane_down: 'crane down, pedestal down, boom down, jib down',
  focus_pull: 'focus pull, rack focus, pull focus, racking focus',
  first_person:
    'pov, pov shot, first person, first person view, first person perspective, first person pov, first person shot, point of view, point of view shot, fpv, fpv shot, fpv view, gopro, gopro footage, gopro view',
  handheld:
    'handheld, hand held, handheld camera, handheld shot, shaky cam, shaky camera, vlog, selfie video, found footage',
  follow:
    'tracking shot, follow shot, following shot, follow cam, steadicam, steadicam shot, tracking camera, trucking shot, side tracking shot, dolly tracking shot',
};

export const shotRows: Partial<Record<Shot, string>> = {
  extreme_close_up:
    'extreme close up, extreme closeup, extreme close up shot, macro, macro shot, macro view, macro photography, macro lens, macro footage, macro close up, super macro, macro video',
  close_up:
    'close up, closeup, close ups, close up shot, close up view, closeup shot, closeup view, close shot, detail shot, tight shot, headshot, portrait shot, close up photo, close up video, close up footage, close view, closeup footage',
  medium:
    'medium shot, mid shot, medium close up, medium close up shot, waist shot, medium view, cowboy shot, medium wide shot, over the shoulder, over the shoulder shot, over the shoulder view, over the shoulder camera shot, over the shoulder perspective, side profile, side profile shot, side profile view, profile shot, in side profile',
  wide: 'wide shot, wide angle, wide angle shot, wide angle view, establishing shot, panorama, panoramic view, long shot, extreme wide shot, ultra wide shot, ultra wide, full shot, wide view, landscape shot, extreme long shot, full body shot, wide angle lens, ultrawide shot',
  aerial:
    'aerial, aerial shot, aerial view, aerial footage, aerial video, bird s eye view, birds eye view, bird eye view, aerial panorama, from the air, aerial photography, airborne',
};

export const angleRows: Partial<Record<Angle, string>> = {
  eye_level: 'eye level, eye level shot, eye level angle',
  low: 'low angle, low angle shot, low angle view, from below, worm s eye view, worms eye view, ground level shot, ground level, seen from below, from a low angle',
  top_down:
    'top down, top down view, top down shot, top view, overhead shot, overhead view, from directly above, flat lay, bird s eye, from overhead, top angle',
  high: 'high angle, high angle shot, high angle view, from above, seen from above, oblique shot, from a high angle, viewed from above, shot from above',
};

export const sideRows: Partial<Record<ViewSide, string>> = {
  shoulder:
    'over the shoulder shot, over the shoulder view, over the shoulder angle, over the shoulder camera shot, over the shoulder perspective, over the shoulder camera, shot over the shoulder, view over the shoulder, seen over the shoulder, filmed over the shoulder',
  side: 'side profile, side profile shot, side profile view, in profile, in side profile, profile view, profile shot, side view, side on view, side shot, side angle, side angle shot, side angle view, seen from the side, shot from the side, filmed from the side, viewed from the side, from the side, from one side',
  behind:
    'rear view, back view, rear shot, seen from behind, shot from behind, filmed from behind, viewed from behind, view from behind, shown from behind, watched from behind, from behind, from the back, from the rear, seen from the back, seen from the rear, back to the camera',
  front: 'front view, frontal view, front shot, seen from the front, from the front, head on',
};

/** Where words follow, these are something else: "comes from behind a tree". */
export const sideAtEnd =
  'from behind, from the side, from one side, from the front, from the back, from the rear, head on, seen from behind, seen from the side, view from behind';

export const timelapseRow =
  'timelapse, time lapse, hyperlapse, time lapse video, timelapse video, time lapse footage, timelapse footage, timelapse shot, time lapse shot, hyperlapse shot, hyper lapse, in timelapse, in time lapse, sped up, fast forward, hyperlapse video';
export const slowMotionRow =
  'slow motion, slow mo, slowmo, in slow motion, in super slow motion, super slow motion, slow motion shot, slow motion footage, slow motion video, slowed down, bullet time, in slow mo, slow motion effect';

export const styleRows: Partial<Record<Style, string>> = {
  photoreal:
    'photorealistic, photo realistic, photorealism, realistic, hyperrealistic, hyper realistic, ultra realistic, lifelike, photo real, photoreal, documentary style, live action, cinematic film, photograph, photography, documentary',
  clay: 'claymation, clay animation, clay style, plasticine, stop motion, stop motion animation',
  cartoon:
    'cartoon, cartoon style, animated, anime, anime style, pixar, pixar style, disney, disney style, ghibli, studio ghibli, 3d animation, 3d animated, comic book style, comic, manga, manga style, 2d animation, animated style, 3d render, 3d cartoon, animation, animated cartoon, ukiyo, ukiyo e, pop art, 3d animation style, cartoonish',
  watercolour:
    'watercolor, watercolour, watercolor style, watercolor painting, oil painting, oil paint, in oils, impressionist, impressionism, van gogh, monet, painterly, acrylic painting, gouache, ink wash, ink painting, van gogh style, surrealism, surrealism style, claude monet',
  paper_cut:
    'paper cut, papercut, paper cutout, paper craft, papercraft, paper art, cut paper, layered paper, origami style, kirigami',
  pixel_art: 'pixel art, pixelated, 8 bit, 16 bit, retro game, pixel style',
  noir: 'noir, film noir, black and white, black white, monochrome film, in black and white, noir style, black and white film, black and white photography, black and white footage',
  vintage_film:
    'vintage film, 8mm, 16mm, super 8, old film, sepia, retro film, vhs, vintage footage, 1920s film, grainy, film grain, archival footage, vintage style, home video, polaroid, in sepia, grainy footage, 70s film',
  neon: 'cyberpunk style, cyberpunk aesthetic, synthwave, vaporwave, neon noir, in cyberpunk style, neon style',
  line_art:
    'line art, sketch, pencil sketch, pencil drawing, charcoal drawing, charcoal sketch, hand drawn, line drawing, ink drawing, doodle, blueprint style, doodle style, drawn in pencil',
  low_poly: 'low poly, low polygon, voxel, minecraft, isometric, minecraft style, voxel style',
};

export const moodRows: Partial<Record<Mood, string>> = {
  calm: 'calm, peaceful, serene, tranquil, quiet mood, relaxing, soothing, meditative, calming, tranquility, serenity, peace, zen',
  joyful:
    'joyful, cheerful, happy mood, playful mood, uplifting, whimsical, fun, lighthearted, upbeat, lively, delightful, joy',
  romantic: 'romantic, intimate, tender, romance',
  dreamy:
    'dreamy, dreamlike, ethereal, surreal, magical, fantasy, fairytale, otherworldly, enchanting, mystical, fantastical, enchanted, surrealistic, dream like, fairy tale',
  melancholy: 'melancholy, melancholic, sombre, somber, nostalgic, bittersweet, nostalgia, wistful',
  mysterious: 'mysterious, mystery, enigmatic, eerie mood, mystique',
  spooky: 'spooky, scary, creepy, haunted, horror, eerie, haunting, ominous, sinister, terrifying, macabre',
  dramatic: 'dramatic, intense, moody, powerful, drama, gritty, striking',
  epic: 'epic, heroic, awe inspiring, grandiose, majestic mood, monumental mood, awe',
  cosy: 'cosy, cozy, homely, inviting, warm mood, comforting, heartwarming, snug',
  tense: 'tense, suspenseful, thrilling, suspense, tension, adrenaline, urgent',
  festive: 'festive, celebratory, party mood',
};

/** Jargon and praise: they ask for quality and name nothing to see. */
export const noiseRow = `4k, 8k, 2k, 6k, hd, uhd, full hd, ultra hd, hdr, 1080p, 720p, 2160p, 60fps, 30fps, 24fps, 120fps, 35mm, 50mm, 70mm, 85mm, 65mm, imax, 24mm, 16:9, 21:9, 9:16, 4:3, 3d,
  shot on 35mm, shot in 35mm, shot on 35mm film, shot on film, shot in 70mm, 35mm film, film shot in 35mm, shot on 70mm, filmed in 35mm, on 35mm film, in 35mm, shot on 65mm, 70mm film, in 4k, in 8k, in hd, 4k resolution, 8k resolution, 4k uhd, 4k quality, 8k uhd, shot on arri alexa, arri alexa, shot on imax, shot on kodak, kodak, kodak portra, fujifilm, red camera,
  hyper detailed, highly detailed, ultra detailed, intricate details, intricate detail, detailed, extremely detailed, super detailed, fine detail, insane detail, intricate, high detail, high details, detail, details, hyperdetailed, finely detailed, richly detailed,
  high quality, best quality, masterpiece, award winning, professional, trending on artstation, artstation, unreal engine, unreal engine 5, octane render, octane, vray, ray tracing, rtx, global illumination, high resolution, high definition, ultra high definition, hi res, hires, ultra quality, top quality, studio quality, stock footage, stock video, raw footage, raw photo,
  cinematic, cinematic shot, cinematic film, cinematic lighting, cinematic style, cinematic look, cinematic quality, cinematic composition, cinematic scene, cinematic footage, cinematic video, cinematic camera, cinematic angle, cinematic color grading, cinematic effect, cinematography, cinematic 4k, film look, movie style, movie still, movie scene, film still, filmic,
  depth of field, shallow depth of field, shallow focus, bokeh, blurred background, blurry background, soft focus, sharp focus, in focus, out of focus, in sharp focus, deep focus, tilt shift, anamorphic, anamorphic lens, lens flare, prime lens, telephoto lens, fisheye lens, wide lens, film grain texture, motion blur, color grading, colour grading, color graded, vivid colors, vivid colours, vibrant colors, vibrant colours, rich colors, saturated colors, high contrast, chiaroscuro,
  volumetric lighting, volumetric light, studio lighting, dramatic lighting, soft lighting, natural lighting, natural light, soft light, ambient lighting, rim lighting, backlit, well lit, moody lighting, warm lighting, warm light, beautiful lighting, epic lighting, soft natural light, ambient light, backlighting, side lighting`;

/** Praise: of a thing it is an attribute like others, of the picture or alone it is noise. */
export const praiseRow = `beautiful, stunning, gorgeous, amazing, breathtaking, picturesque, lovely, cute, adorable, wonderful, spectacular, impressive, incredible, exquisite, elegant, magnificent, majestic, aesthetic, artistic, visually stunning, visually striking, mesmerizing, captivating, fascinating, iconic, perfect, vivid, vibrant, creative, unique, unusual, interesting, charming, splendid, fabulous, awesome, nice, pretty, scenic, idyllic, handsome, attractive, famous, popular, beloved, classic, typical, traditional, authentic, high fashion, luxurious, luxury, fancy, fantastic, remarkable, extraordinary`;

/** Nouns that name the picture itself: "a shot of a fly" is a fly. */
export const pictureNouns = `shot shots view views video videos footage clip scene scenes film movie image images picture photo photograph render rendering frame frames
  camera lens angle angles perspective cinematography composition lighting illumination atmosphere ambiance ambience mood vibe vibes tone tones style aesthetic aesthetics quality resolution
  background foreground backdrop detail details focus palette visuals effect effects feel portrait capture depiction sequence montage pov close-up closeup closeups zoom pan trailer screen texture textures
  hyperlapse timelapse movement movements transition transitions cinematic animation broll b-roll scenery`;

/** Of these a noun before them is what is shown: "beach view", "city scenery". */
export const shownBefore =
  'view views scenery scene scenes footage video videos clip image images picture photo photograph background backdrop';

/** Before them stands how it was filmed: "drone footage", "movie scene". */
export const filmedBy =
  'drone camera movie film security studio stock video television tv phone webcam crane dolly bird eye night day party fight action love crime opening closing side top front rear profile motion';

/** "A video showing ...", "the scene captures ...": what follows is what is seen. */
export const showingVerbs =
  'show showcase feature depict capture display reveal present include contain portray highlight see focus illustrate record film set';
