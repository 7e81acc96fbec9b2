/** Prompts that are suggested for a picture, in words that are read as the English ones; others are not offered in Chinese. */
export const chinesePicturePrompts = {
  'The person smiles and nods': '这个人微笑并点头',
  'The people smile and nod': '人们微笑并点头',
  'The person waves': '这个人挥手',
  'The people wave': '人们挥手',
  'The camera orbits around the subject': '镜头环绕拍摄',
  'The camera moves in slowly': '镜头缓慢推近',
  'The water ripples in the wind': '水在风中泛起涟漪',
  'Clouds drift and night falls': '云在飘，夜晚降临',
  'It begins to snow': '开始下雪',
  'The plants sway in the wind': '植物在风中摇摆',
  'Fog drifts in, the camera moves forward slowly': '雾气飘入，镜头缓慢前进',
} as const;
