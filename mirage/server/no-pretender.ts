/** Replaces `pretender`, which Mirage imports but does not need with {@link file://./interceptor.ts}. */
// oxlint-disable-next-line typescript/no-extraneous-class, import/no-default-export
export default class NoPretender {}
