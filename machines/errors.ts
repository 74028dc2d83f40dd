/** What an actor failed with, for the params of the actions and guards that judge it: they make a `Problem` of it. */
export const ofError = ({ event }: { event: { error: unknown } }): unknown => event.error
