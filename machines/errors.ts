/**
 * Returns the raw error of a failed actor, as params for actions and guards. The actions and guards convert the
 * error to a `Problem`.
 */
export const ofError = ({ event }: { event: { error: unknown } }): unknown => event.error
