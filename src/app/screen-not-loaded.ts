import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'

/** Error for a screen file that failed to load, because the browser is offline or a newer version was deployed. */
export class ScreenNotLoadedError extends Problem {
  constructor(cause: unknown) {
    super(
      {
        kind: 'network',
        title: t('Could not load this part of the app'),
        message: t('Check your connection, then retry. The page reloads.'),
        details: String(cause),
      },
      { cause },
    )
  }
}

/** Awaits a dynamic import. @throws ScreenNotLoadedError if the import fails. */
export async function loadScreen<Part>(importing: Promise<Part>): Promise<Part> {
  try {
    return await importing
  } catch (cause) {
    throw new ScreenNotLoadedError(cause)
  }
}
