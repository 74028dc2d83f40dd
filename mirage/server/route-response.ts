/** Returns the body of a response. Mirage passes text only, so an image has one character per byte. */
const bodyOf = (content: string, isPicture: boolean): BodyInit =>
  isPicture ? Uint8Array.from(content, character => character.charCodeAt(0)) : content

const withoutBody = new Set([204, 304])

/** Response of a route. Keeps its text, so that the log needs no copy of the stream. */
export class RouteResponse extends Response {
  readonly content: string

  constructor(content: string, { status, headers }: { status: number; headers: Record<string, string> }) {
    const isPicture = headers['Content-Type']?.startsWith('image/') === true
    super(withoutBody.has(status) ? null : bodyOf(content, isPicture), { status, headers })
    this.content = content
  }
}
