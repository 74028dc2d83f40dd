/*
 * `xstate-lab/inspect`: sends the events of an app's actors to the lab.
 */
export { toLab } from '#lab/core/inspect/lab-adapter.ts'
