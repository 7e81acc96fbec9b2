/** Where the kernel finds its numbers and buffers. Read by TypeScript and by AssemblyScript: plain constants only. */

/** Slots of 4 bytes in the table of uniforms. Vectors take three. */
export const SUN_DIRECTION = 0;
export const SUN_COLOUR = 3;
export const SKY_COLOUR = 6;
export const GROUND_COLOUR = 9;
export const CAMERA_FORWARD = 12;
export const CAMERA_RIGHT = 15;
export const CAMERA_UP = 18;
export const CAMERA_POSITION = 21;
/** In pixels. */
export const FOCAL_LENGTH = 24;
export const CENTRE_X = 25;
export const CENTRE_Y = 26;
export const TIME = 27;
/** 0: nothing mirrors the world. 1: water and wet ground do. 2: an upright mirror does. */
export const HAS_MIRROR = 28;
/** The plane that mirrors: its distance from the origin along MIRROR_NORMAL. */
export const MIRROR_OFFSET = 29;
export const LAMP_COUNT = 30;
export const STYLE = 31;

export const SKY_ZENITH = 32;
export const SKY_HORIZON = 35;
export const CLOUD_LIT = 38;
export const CLOUD_DARK = 41;
export const CLOUD_THRESHOLD = 44;
export const CLOUD_EDGE = 45;
export const SUN_GLOW = 46;
export const SUN_DISC = 47;
export const CLOUD_SCALE = 48;
export const CLOUD_OFFSET_X = 49;
export const CLOUD_OFFSET_Z = 50;

export const SHADOW_CENTRE = 51;
export const SHADOW_RIGHT = 54;
export const SHADOW_UP = 57;
export const FOG_DENSITY = 60;
export const FOG_START = 61;
/** Radius of the soft edge, in texels. */
export const SHADOW_RADIUS = 62;
export const SHADOW_TEXELS_PER_METRE = 63;
export const FOG_COLOUR = 64;
/** 1 / metres, 0: the same at every height. */
export const FOG_FALLOFF = 67;
export const SHADOW_SIZE = 68;
export const SHADOW_BIAS = 69;
export const SHADOW_NORMAL_OFFSET = 70;
/** How bright the sky is in mirroring things: less than 1 indoors. */
export const MIRRORED_SKY = 71;

export const EXPOSURE = 72;
export const VIGNETTE = 73;
export const BLOOM = 74;
export const SATURATION = 75;
export const TINT = 76;
/** 0: everything is sharp. */
export const FOCUS_DISTANCE = 79;
export const FADE = 80;
/** 1: the blur of a still background is so wide that where nothing else is seen half of the texels do. */
export const FOCUS_SPARSE = 81;

export const STARS = 82;
export const AURORA = 83;
export const MILKY_WAY = 84;
export const RAINBOW = 85;
export const MOON_DIRECTION = 86;
/** 0: no moon. */
export const MOON_RADIUS = 89;
export const MOON_COLOUR = 90;
export const MOON_RIGHT = 94;
export const MOON_UP = 97;
/** Radius of a star, radians. */
export const STAR_RADIUS = 100;
export const RAINBOW_CENTRE = 101;
/** Where the moon is lit from: across its disc, and towards us. */
export const MOON_LIGHT = 104;
export const MIRROR_NORMAL = 106;
/** What an upright mirror shows where nothing stands before it. */
export const MIRROR_BACKGROUND = 109;

/** 24 lamps of 8 slots: position, colour, reach, 1 / reach. */
export const LAMPS = 128;
/** 48 materials of 8 slots, in the order below. */
export const MATERIALS = 384;
export const MATERIAL_PATTERN = 0;
export const MATERIAL_SPECULAR = 1;
export const MATERIAL_GLOSS = 2;
export const MATERIAL_RIM = 3;
export const MATERIAL_TRANSLUCENCY = 4;
export const MATERIAL_GRAIN = 5;
export const MATERIAL_GRAIN_SCALE = 6;
export const MATERIAL_OPACITY = 7;
export const MATERIAL_LIMIT = 48;
export const UNIFORM_SLOTS = 1024;

/** Slots of 4 bytes in the table of buffer addresses. */
export const INDEXES = 0;
export const TRIANGLE_MATERIALS = 1;
export const TRIANGLE_FLAGS = 2;
export const TRIANGLE_OBJECTS = 3;
/** 12 bytes a vertex. */
export const POSITIONS = 4;
/** 48 bytes a vertex: normal and occlusion, colour, position at rest. */
export const ATTRIBUTES = 5;
/** 16 bytes a vertex: x and y on the screen, depth, 1 / depth. */
export const PROJECTED = 6;
export const NOISE = 7;
export const SHADOW_MAP = 8;
/** Least and greatest depth around each block of 8x8 texels. */
export const SHADOW_RANGES = 9;
export const SHADOW_TAPS = 10;
/** 16 bytes a vertex: x, y and depth as the sun sees them. */
export const SHADOW_PROJECTED = 11;
export const WORK_ITEMS = 12;
/** RGBA, four floats a pixel. */
export const PICTURE = 13;
/** 1 / depth a pixel. */
export const PICTURE_DEPTH = 14;
export const OCCLUSION = 15;
export const OCCLUSION_RAW = 16;
export const OCCLUSION_DEPTH = 17;
export const OCCLUSION_TAPS = 18;
export const SKY_PICTURE = 19;
export const MIRROR_PICTURE = 20;
export const HALF_A = 21;
export const HALF_B = 22;
export const QUARTER = 23;
/** 16 bits an entry, over light from 0 to 8. */
export const TONE_CURVE = 24;
/** RGBX, 4 bytes a pixel. */
export const BYTES = 25;
export const BYTES_B = 26;
/** Samples in blocks of 4x4: 64 bytes of 1 / depth, 64 bytes of triangle numbers. */
export const SAMPLES = 27;
export const MIRROR_SAMPLES = 28;
/** What moving things hide of the map of still ones. */
export const SHADOW_SAVED = 29;
/** Per picture: address, width, height, unused. */
export const TEXTURES = 30;
/** 1 byte a pixel: edges of things, for styles with outlines. */
export const EDGES = 31;
/** RGBX of the size asked for, if drawing is smaller; and a row of floats. */
export const SCALED = 32;
export const SCALE_ROW = 33;
export const SCALE_COLUMNS = 34;
/** 4 bytes a triangle: equal for triangles that look alike; the last bit is set where depth does not matter. */
export const TRIANGLE_KEYS = 35;
/** 1 byte a block of 2x2 pixels: whether some sample sees the sky. */
export const SKY_MASK = 36;
/** Least and greatest depth of each block of 8x8 texels of the shadow map. */
export const SHADOW_BLOCKS = 37;
/** Of the rows being rastered, 4 bytes a block of 4x4 samples: a 1 / depth that no sample of it is below; -1 where nothing has been drawn. */
export const BLOCK_DEPTHS = 38;
/** 16 bytes a block of 4x4 samples: the one triangle that all see, 1 / depth of the first and its steps across and down; or what follows. */
export const BLOCK_PLANES = 39;
/** All see the sky. */
export const BLOCK_IS_EMPTY = -1;
/** They differ: see SAMPLES, which is not written for the others. */
export const BLOCK_HAS_SAMPLES = -2;
/** Lines and strengths of the curtains of northern lights along u, from -16 to 16. */
export const AURORA_CURTAINS = 40;
export const AURORA_ENTRIES = 8192;
export const AURORA_ENTRIES_PER_UNIT = 256;
export const BUFFER_SLOTS = 64;

/** Light and this together: the upper bits of the float are the place in the tone curve, finer where it is dark. */
export const TONE_OFFSET = 0.0009765625;
export const TONE_SHIFT = 14;
export const TONE_ENTRIES = 6657;

/** Bits of a triangle's flags; the first four are those of the world. */
export const TWO_SIDED = 1;
export const CASTS_NO_SHADOW = 2;
export const NOT_MIRRORED = 4;
export const MERGED = 8;
/** Drawn in a pass of its own: blended or alpha tested. */
export const NOT_SOLID = 16;

/** Patterns of materials. */
export const PLAIN = 0;
export const WATER = 1;
export const WET = 2;
export const GLASS = 3;
export const GLOW = 4;
export const LEAF = 5;
export const ROCK = 6;
export const LAWN = 7;
export const WALL = 8;
export const FUR = 9;
export const CLOTH = 10;
export const BRICK = 11;
export const PLANKS = 12;
export const TILES = 13;
export const METAL = 14;
export const TEXTURE = 15;
export const LOOKING_GLASS = 16;

/** Ways of shading. */
export const SHADE_PHOTOREAL = 0;
export const SHADE_CLAY = 1;
export const SHADE_CARTOON = 2;
export const SHADE_FLAT = 3;
export const SHADE_FACETS = 4;

/** Floats of a packed particle: position, size, colour, opacity, end, wisp; the last two by kind. */
export const PARTICLE_FLOATS = 13;
export const PARTICLE_DISC = 0;
export const PARTICLE_WISP = 1;
export const PARTICLE_STREAK = 2;
export const BEAM_FLOATS = 11;
