import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { type DeviceDatabase, openDeviceDatabase } from './device-database.ts'

/** Advice to the user if the browser has no space left, or blocks its storage. */
export type StorageAdvice = { full: string; blocked: string }

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Converts a storage error to a problem. */
const storageProblem = (error: unknown, advice: StorageAdvice) =>
  new Problem(
    {
      kind: 'contract',
      title: isFull(error) ? t('The storage of this browser is full') : t('This browser blocks storage'),
      message: isFull(error) ? advice.full : advice.blocked,
      details: String(error),
    },
    { cause: error },
  )

/**
 * Connection to the database of this device. Browsers close it in the background (WebKit) or with the deletion of the
 * database. The next access then opens the database again and first calls `onReopened`.
 */
export function openDeviceStore(
  realm: string,
  advice: StorageAdvice,
  onReopened?: (database: DeviceDatabase) => Promise<void>,
) {
  let connection: Promise<DeviceDatabase> | null = null
  let wasClosed = false

  function noteClosed() {
    connection = null
    wasClosed = true
  }
  async function connect() {
    const database = await openDeviceDatabase(realm, noteClosed)
    if (wasClosed) await onReopened?.(database)
    wasClosed = false
    return database
  }
  /** Rejects with a {@link Problem} if the storage is full, or still blocked on a second attempt. */
  async function access<Result>(work: (database: DeviceDatabase) => Promise<Result>): Promise<Result> {
    const attempt = async () => work(await (connection ??= connect()))
    try {
      return await attempt().catch(error => {
        if (isFull(error)) throw error
        noteClosed()
        return attempt()
      })
    } catch (error) {
      connection = null
      throw storageProblem(error, advice)
    }
  }
  function close() {
    // Ignores a database that could not be opened.
    connection?.then(
      database => database.close(),
      () => undefined,
    )
  }
  return { access, close }
}
