/** Entry points of the kernel. */

export { bufferTable, uniformTable } from './buffers';
export { beginSamples, finishSamples } from './samples';
export { packConstants, packNormals, projectedBottom, projectedTop, projectVertices } from './vertices';
export { rasterTriangles } from './raster';
export { rasterPictures } from './raster-pictures';
export {
  boxShadowTriangles, clearShadowMap, drawShadowTriangles, measureShadowBlocks, projectShadowVertices, restoreShadowBox, saveShadowBox,
  shadowBoxBottom, shadowBoxLeft, shadowBoxRight, shadowBoxTop, shadowReach, widenShadowRanges,
} from './shadow-map';
export { drawMirroredSky, drawSky } from './sky/sky-picture';
export { blurOcclusion, gatherOcclusion, reduceSamples } from './occlusion';
export { shadeMirror, shadePicture } from './resolve';
export { setMirrorRows } from './surface/reflection';
export { blendTriangles } from './translucent';
export { ITEM_LIMIT } from './work-items';
export { drawParticles } from './particles';
export { drawBeams } from './beams';
export { applyFocus, gatherFocus } from './post/depth-of-field';
export { boxBlur } from './post/box-blur';
export { gatherBloom } from './post/bloom';
export { gradePicture } from './post/grade';
export { writeRgb, writeYuv } from './post/output';
export { scaleColumns, upscale, upscaleYuv } from './post/upscale';
export { findEdges } from './styles/edges';
export { glowOutlines, inkOutlines } from './styles/outlines';
export { cutPaper, drawInk, paintWatercolour } from './styles/paper';
export { drawPixelArt } from './styles/pixel-art';
export { ageFilm } from './styles/film-wear';
