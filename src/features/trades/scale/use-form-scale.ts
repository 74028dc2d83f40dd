import { useEffect, useEffectEvent, useId, useMemo } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { t } from '#messages/message.ts'
import { useLazyModule } from '#ui/overlays/use-lazy-module.ts'

const load = () => import('./create-form-scale.tsx')

/**
 * Returns the scale for the lines of a form. Null until its code is loaded, and always in browsers without Web Serial.
 */
export function useFormScale() {
  const environment = useEnvironment()
  const { part, want } = useLazyModule(load, t('The scale is not available'))
  const loadOnce = useEffectEvent(() => want(() => undefined))
  const isSupported = environment.serial !== null
  useEffect(() => {
    if (isSupported) loadOnce()
  }, [isSupported])
  const form = useId()
  return useMemo(() => part?.createFormScale(environment, form) ?? null, [part, environment, form])
}
