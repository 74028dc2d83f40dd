/** The error of a failed actor, as the params of actions and guards, which make a `Problem` of it. */
export const ofError = ({ event }: { event: { error: unknown } }): unknown => event.error
