import type { Permission } from '#domain/permissions/permission-names.ts'
import type { Refusal } from '#schemas/envelope.ts'

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly body: Refusal
  readonly headers: Record<string, string>

  constructor(status: number, body: Refusal, headers: Record<string, string> = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const unauthorized = (message = 'Sign in to continue') => new Refused(401, { error: 'Unauthorized', message })

export const forbidden = (message: string) => new Refused(403, { error: 'Forbidden', message })

export const lacks = (permission: Permission) => forbidden(`This needs the permission ${permission}`)

export const notFound = (what: string) => new Refused(404, { error: 'Not Found', message: `There is no such ${what}` })

export const conflict = (message: string, fields?: Record<string, string>) =>
  new Refused(409, { error: 'Conflict', message, ...(fields && { fields }) })

export const invalid = (fields: Record<string, string>) =>
  new Refused(422, { error: 'Unprocessable Content', message: 'Some fields are invalid', fields })

export const malformed = () => new Refused(400, { error: 'Bad Request', message: 'The body is not JSON' })

export const tooMany = (seconds: number) =>
  new Refused(
    429,
    { error: 'Too Many Requests', message: `Too many wrong codes. Try again in ${seconds} seconds` },
    { 'Retry-After': String(seconds) },
  )
