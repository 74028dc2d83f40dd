/** Stands in for `pretender`, which Mirage imports but which {@link file://./interceptor.ts} makes needless. */
// oxlint-disable-next-line typescript/no-extraneous-class, import/no-default-export
export default class NoPretender {}
