/** The page of an invitation link. */
export const joining = {
  title: 'Unisciti a “{{project}}”',
  offer: '{{username}} ti invita a tradurre questo progetto con il ruolo “{{role}}”.',
  offerTo: '{{me}}, {{username}} ti invita a tradurre questo progetto con il ruolo “{{role}}”.',
  signUpAndJoin: 'Registrati e unisciti',
  admits: 'Con questo link non serve un codice segreto.',
  toProject: 'Apri il progetto',
  frozen: 'Questo progetto è in pausa e per ora non accetta nuovi membri. Riprova quando sarà riaperto.',
  closed: 'Questo progetto è concluso e non accetta nuovi membri.',
  limited: 'Un amministratore ti ha impedito di unirti ai progetti.',
  comeBack: 'Dopo l’accesso tornerai a questa pagina.',
  newHere: 'Per registrarti serve anche un codice segreto. Dopo l’accesso tornerai a questa pagina.',
  welcome: {
    title: 'Benvenuto in “{{project}}”',
    role: 'Fai parte di questo progetto con il ruolo “{{role}}”.',
    begin: 'Traduci una stringa',
    beginText: 'Ecco la prima che nessuno ha ancora tradotto. Scrivi sotto la tua traduzione e aggiungila.',
    beginDone: 'Al momento nulla aspetta una prima traduzione. Le notifiche ti dicono delle nuove sezioni.',
    open: 'Traduci questa stringa',
    vote: 'Vota le traduzioni migliori',
    voteText: 'Una stringa può averne molte. Viene prima quella con più voti.',
    read: 'Leggi che cosa hanno deciso gli altri',
    readText: 'Nella pagina del progetto ci sono i consigli, il glossario e i membri.',
  },
  signUp: {
    byInvitation:
      '{{username}} ti invita a tradurre “{{project}}”. Appena ti registri fai parte del progetto.',
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
