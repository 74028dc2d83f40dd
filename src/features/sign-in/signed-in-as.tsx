import { Link } from '#ui/basics/link.tsx'
import { useSession } from './use-session.ts'

/** The username of the user who is signing in, with a link to sign out. */
export function SignedInAs() {
  const [username, session] = useSession(snapshot => snapshot.context.user?.username)
  return (
    <>
      Signed in as {username}. <Link onPress={() => session.send({ type: 'signOut.request' })}>Sign out</Link>
    </>
  )
}
