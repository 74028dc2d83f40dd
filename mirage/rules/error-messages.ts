/** Name and plausible message of each status. */
const refusals: Readonly<Record<number, readonly [error: string, message: string]>> = {
  400: ['Bad Request', 'The server could not read this request.'],
  401: ['Unauthorized', 'Sign in to continue.'],
  403: ['Forbidden', 'You don’t have permission.'],
  404: ['Not Found', 'This record no longer exists.'],
  409: ['Conflict', 'Another user has changed this record.'],
  422: ['Unprocessable Content', 'Some values are invalid.'],
  429: ['Too Many Requests', 'Too many requests. Wait a moment.'],
  500: ['Internal Server Error', 'Something went wrong on the server.'],
  503: ['Service Unavailable', 'The server is unavailable.'],
}

type Words = {
  /** Message; the default of the status if omitted. */
  message?: string | undefined
  /** Seconds before the next attempt. */
  retryAfter?: number | undefined
}

/** Returns an error response with this status, in the format of the product's server. */
export function errorResponse(status: number, { message, retryAfter }: Words = {}): Response {
  const [error, sentence] = refusals[status] ?? [`Status ${status}`, `The server answered with status ${status}.`]
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return Response.json({ error, message: message ?? sentence }, { status, headers })
}
