import { type ComponentType, lazy, useState } from 'react'
import { Problem } from '#domain/problem.ts'

/** The file of a screen could not be loaded: no connection, or the server has a newer version of the app. */
export class ScreenNotLoadedError extends Problem {
  constructor(cause: unknown) {
    super(
      {
        kind: 'network',
        title: 'This part of the app could not be loaded',
        message: 'Check your connection, then retry. The page reloads.',
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

/** A component of a file that is fetched when it is first shown, or by `ahead` before that, and shown without a gap then. */
export function later<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let loaded: ComponentType<Props> | undefined
  const ahead = async () => (loaded ??= (await fetched(load()))[name])
  const Waiting = lazy(async () => ({ default: await ahead() }))
  function Later(props: Props) {
    const [Part] = useState(() => loaded ?? Waiting)
    return <Part {...props} />
  }
  return Object.assign(Later, { ahead })
}
