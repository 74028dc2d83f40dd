import { useId, useMemo } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { useIdlePart } from '#patterns/loading/use-idle-part.ts'
import { lazyPart } from '#ui/lazy-part.ts'

const formScale = lazyPart(async () => (await import('./create-form-scale.tsx')).createFormScale)

/**
 * Returns the scale for the lines of a form. Null until its code is loaded, after the form is visible, and always in
 * browsers without Web Serial. If the code fails to load, the form works without a scale.
 */
export function useFormScale() {
  const environment = useEnvironment()
  const { part: createFormScale } = useIdlePart(environment.serial === null ? undefined : formScale)
  const form = useId()
  return useMemo(
    () => (createFormScale ? createFormScale(environment, form) : null),
    [createFormScale, environment, form],
  )
}
