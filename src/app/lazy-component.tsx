import { type ComponentType, lazy, useState } from 'react'
import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'

/** Error for a screen file that failed to load, because the browser is offline or a newer version was deployed. */
export class ScreenNotLoadedError extends Problem {
  constructor(cause: unknown) {
    super(
      {
        kind: 'network',
        title: t('This part of the app could not be loaded'),
        message: t('Check your connection, then retry. The page reloads.'),
        details: String(cause),
      },
      { cause },
    )
  }
}

/** Awaits a dynamic import. @throws ScreenNotLoadedError if the import fails. */
export async function loadPart<Part>(importing: Promise<Part>): Promise<Part> {
  try {
    return await importing
  } catch (cause) {
    throw new ScreenNotLoadedError(cause)
  }
}

/** Returns a component that loads its file on first render. Calling `prefetch` earlier avoids the suspense fallback. */
export function lazyComponent<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let loaded: ComponentType<Props> | undefined
  const prefetch = async () => (loaded ??= (await loadPart(load()))[name])
  const LazyPart = lazy(async () => ({ default: await prefetch() }))
  function LazyComponent(props: Props) {
    const [Part] = useState(() => loaded ?? LazyPart)
    return <Part {...props} />
  }
  return Object.assign(LazyComponent, { prefetch })
}
