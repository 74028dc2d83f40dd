/** Returns the error of a failed actor, as params for actions and guards. They convert it to a `Problem`. */
export const ofError = ({ event }: { event: { error: unknown } }): unknown => event.error
