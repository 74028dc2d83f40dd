import { useState } from 'react'
import { renderSVG } from 'uqr'
import type { Enrolment } from '#machines/session/session.types.ts'
import { Button } from '#ui/button.tsx'
import * as css from './authenticator-setup.css.ts'

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Where the picture of the QR code comes from: drawn here from the address, or as the server sent it. */
const pictureOf = (enrolment: Enrolment) =>
  enrolment.kind === 'picture'
    ? enrolment.url
    : `data:image/svg+xml,${encodeURIComponent(renderSVG(enrolment.uri, { border: 3 }))}`

/** Copies the secret, and says so; where the browser refuses, asks to copy it by hand. */
function Secret({ secret }: { secret: string }) {
  const [copy, setCopy] = useState<'no' | 'done' | 'refused'>('no')
  const onCopy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopy('done'),
      () => setCopy('refused'),
    )
  return (
    <div className={css.secret}>
      <p>
        No camera? Type this secret into the app: <code className={css.characters}>{inFours(secret)}</code>
      </p>
      <div>
        <Button size="small" icon={copy === 'done' ? 'check' : 'copy'} onPress={() => void onCopy()}>
          Copy secret
        </Button>
        <output className={css.copied}>
          {copy === 'done'
            ? 'Copied'
            : copy === 'refused'
              ? 'The browser did not allow it: select and copy it by hand.'
              : ''}
        </output>
      </div>
    </div>
  )
}

/** What an authenticator app needs: the QR code, and the secret where the server gives it. Null while it is on its way. */
export function AuthenticatorSetup({ enrolment }: { enrolment: Enrolment | null }) {
  return (
    <div className={css.setup} aria-busy={enrolment === null}>
      {enrolment ? (
        <img className={css.code} src={pictureOf(enrolment)} alt="QR code for your authenticator app" />
      ) : (
        <div className={css.code} />
      )}
      {enrolment?.kind === 'secret' ? <Secret secret={enrolment.secret} /> : null}
    </div>
  )
}
