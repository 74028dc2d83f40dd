import { useEffect, useState } from 'react'
import { type Environment, useEnvironment } from '#actors/environment.tsx'
import { startMaterialImport } from '#actors/records/material-import.actor.ts'
import { ofSession } from '#actors/session/session-parts.ts'
import type { MaterialImportActor } from '#machines/material-import/material-import.selectors.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { writtenInWords } from './import-words.ts'

/** The import of a session. What becomes of it while another screen is shown is told in the corner. */
function beginImport(environment: Environment, over: AbortSignal): MaterialImportActor {
  const actor = startMaterialImport(environment, over)
  actor.on('import.ended', ({ written, total, problem }) => {
    const title = `Import of materials: ${writtenInWords({ written, total }, environment.locale())}`
    if (problem === null) toast({ kind: 'success', title })
    else toast({ kind: 'error', title, description: `${problem.message} The import can go on from there.` })
  })
  return actor
}

/** The import of materials, which all visits of its screen share. */
export function useMaterialImport(): MaterialImportActor {
  const environment = useEnvironment()
  const [actor] = useState(() => ofSession(environment, beginImport))
  useEffect(() => {
    actor.send({ type: 'screen.opened' })
    return () => actor.send({ type: 'screen.left' })
  }, [actor])
  return actor
}
