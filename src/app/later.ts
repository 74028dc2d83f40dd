import { type ComponentType, lazy } from 'react'
import { Problem } from '#domain/problem.ts'

/** The file of a screen could not be loaded: no connection, or the server has a newer version of the app. */
export class ScreenNotLoadedError extends Problem {
  constructor(cause: unknown) {
    super(
      {
        kind: 'network',
        title: 'This part of the app could not be loaded',
        message: 'Check your connection, then try again: that reloads the page.',
        details: String(cause),
      },
      { cause },
    )
  }
}

/** What an import gives. @throws ScreenNotLoadedError when its file could not be fetched. */
export async function fetched<Part>(importing: Promise<Part>): Promise<Part> {
  try {
    return await importing
  } catch (cause) {
    throw new ScreenNotLoadedError(cause)
  }
}

/** A component of a file that is fetched when it is first shown: one that is rarely seen, and at hand by then as a rule. */
export const later = <Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await fetched(load()))[name] }))
