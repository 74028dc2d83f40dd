import { useId, useMemo } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { lazyPart, usePart } from '#ui/lazy-part.ts'

const formScale = lazyPart(async () => (await import('./create-form-scale.tsx')).createFormScale)

/**
 * Returns the scale for the lines of a form. Null until its code is loaded, and always in browsers without Web Serial.
 */
export function useFormScale() {
  const environment = useEnvironment()
  const isSupported = environment.serial !== null
  const { part: createFormScale } = usePart(formScale, isSupported)
  const form = useId()
  return useMemo(
    () => (isSupported && createFormScale ? createFormScale(environment, form) : null),
    [isSupported, createFormScale, environment, form],
  )
}
