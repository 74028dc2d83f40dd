/** Maximum time between two confirmations of a session while a user works offline, in milliseconds. */
const offlinePeriod = 12 * 60 * 60 * 1000

/** Returns the time when a user must connect again. Times are in epoch milliseconds. */
export const offlineEnd = (confirmedAt: number) => confirmedAt + offlinePeriod

/**
 * True if the server confirmed the session less than 12 hours ago. Returns false for a time in the future, because the
 * user might have changed the clock.
 */
export const isConfirmedRecently = (confirmedAt: number | null, now: number): boolean =>
  confirmedAt !== null && confirmedAt <= now && now < offlineEnd(confirmedAt)
