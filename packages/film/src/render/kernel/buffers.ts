/** The tables that JavaScript fills: addresses of buffers and the frame's uniforms. */


const addresses: usize = memory.data(64 * 4, 16);
const uniforms: usize = memory.data(1024 * 4, 16);

export function bufferTable(): usize { return addresses; }
export function uniformTable(): usize { return uniforms; }

@inline export function buffer(slot: i32): usize { return load<u32>(addresses + (usize(slot) << 2)); }
@inline export function uniform(slot: i32): f32 { return load<f32>(uniforms + (usize(slot) << 2)); }
@inline export function uniform4(slot: i32): v128 { return v128.load_splat<f32>(uniforms + (usize(slot) << 2)); }

