/** The name and a plausible message of each status. */
const refusals: Readonly<Record<number, readonly [error: string, message: string]>> = {
  400: ['Bad Request', 'The server could not make sense of this request.'],
  401: ['Unauthorized', 'Sign in to go on.'],
  403: ['Forbidden', 'You may not do this.'],
  404: ['Not Found', 'This is not there any more.'],
  409: ['Conflict', 'Somebody else has changed this in the meantime.'],
  422: ['Unprocessable Content', 'Some of this is not valid.'],
  429: ['Too Many Requests', 'That was too often in a short time. Wait a little.'],
  500: ['Internal Server Error', 'Something went wrong on the server.'],
  503: ['Service Unavailable', 'The server is closed for repairs.'],
}

type Words = {
  /** The message; the usual one of the status by default. */
  message?: string | undefined
  /** Seconds to wait before the next try. */
  retryAfter?: number | undefined
}

/** A refusal with this status, in the format of the product's server. */
export function refusalWith(status: number, { message, retryAfter }: Words = {}): Response {
  const [error, sentence] = refusals[status] ?? [`Status ${status}`, `The server answered with status ${status}.`]
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return Response.json({ error, message: message ?? sentence }, { status, headers })
}
