/** The page of an invitation link. */
export const joining = {
  title: 'Unisciti a “{{project}}”',
  offer: '{{username}} ti invita a unirti a questo progetto con il ruolo “{{role}}”.',
  member: 'Fai già parte di questo progetto.',
  toProject: 'Apri il progetto',
  frozen: 'Questo progetto è in pausa e per ora non accetta nuovi membri. Riprova quando sarà riaperto.',
  closed: 'Questo progetto è concluso e non accetta nuovi membri.',
  limited: 'Un amministratore ti ha impedito di unirti ai progetti.',
  comeBack: 'Dopo l’accesso tornerai a questa pagina.',
  newHere: 'Per registrarti serve anche un codice segreto. Dopo l’accesso tornerai a questa pagina.',
  signUp: {
    byInvitation: 'Ti registri con il link di invito di un progetto e poi potrai unirti ad esso.',
    noInvitation:
      'Questo sito è su invito. Apri il link di invito che hai ricevuto da un progetto e registrati da lì.',
    closed:
      'Su questo sito le registrazioni sono chiuse. Se ti serve un account, chiedilo a chi gestisce il sito.',
  },
  gone: {
    title: 'Questo link non funziona',
    text: 'Potrebbe essere stato revocato, o ne manca una parte. Chiedine uno nuovo.',
  },
  expired: { title: 'Questo link è scaduto', text: 'Chiedine uno nuovo a chi te l’ha mandato.' },
  usedUp: {
    title: 'Questo link è esaurito',
    text: 'Ha raggiunto il limite di utilizzi. Chiedine uno nuovo.',
  },
} as const;
