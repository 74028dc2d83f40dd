import { useEffect, useEffectEvent, useId, useMemo } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { t } from '#messages/message.ts'
import { useLazyModule } from '#ui/overlays/use-lazy-module.ts'

/** Code of the scale after it was loaded once. Later forms then render with the scale at once. */
let loaded: typeof import('./create-form-scale.tsx') | undefined

async function load() {
  loaded = await import('./create-form-scale.tsx')
  return loaded
}

/**
 * Returns the scale for the lines of a form. Null until its code is loaded, and always in browsers without Web Serial.
 */
export function useFormScale() {
  const environment = useEnvironment()
  const { part = loaded, want } = useLazyModule(load, t('The scale is not available'))
  const loadOnce = useEffectEvent(() => want(() => undefined))
  const isSupported = environment.serial !== null
  const isMissing = isSupported && part === undefined
  useEffect(() => {
    if (isMissing) loadOnce()
  }, [isMissing])
  const form = useId()
  return useMemo(
    () => (isSupported && part ? part.createFormScale(environment, form) : null),
    [isSupported, part, environment, form],
  )
}
