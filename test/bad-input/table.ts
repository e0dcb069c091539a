/**
 * What the fields of calls take: the limits and kinds of the specification (errors.1, limits.1), written a second time by hand. A line is
 * calls, fields of their body, or `?fields` of their query, and the kind of these fields, from which follow the values that are tried
 * (read-table.ts); `?` before it says that a field may be left out, `|null` behind it that it may be null. Other fields are those of the
 * call's example. Accepted values of all fields are sent together, save those of a kind with `~`.
 *
 * What a kind can't say follows in `value:outcome` pairs. A value is JSON; `-` if it is left out; `x*101` or `y*101` that many letters, `u*101` a link
 * and `m*101` an email address of that length; `$name` an object of the example's project.
 * An outcome is `ok`, or the kind of a 400 for this field; otherwise `status/kind`, `key@kind` or `status/key@kind`.
 */
export const BAD_INPUT = `
register username string(1000) "":required "  ":required x*2:minlength x*3:ok x*32:ok x*33:maxlength "Anna":illegal "1anna":illegal "an-na":illegal "анна":illegal "a\\u0000b":illegal $username:notUnique
register email string(1000) "":required "anna":email "a@b":email "a@b@c.de":email "a b@c.de":email m*254:ok m*255:maxlength "a\\u0000@b.de":illegal $email:notUnique $EMAIL:notUnique
register password string(1000) "":required x*7:minlength x*8:common x*128:common x*129:maxlength "12345678\\u0007":illegal "12345678\\ud800":illegal "password":common "QwertyUiop":common
register,signUpWithService secret_code ?string(1000) -:required "":required "no such":wrong "a\\u0000":illegal
register,signUpWithService invitation ?string(1000) "any":ok "a\\u0000":illegal
login username string(1000) "nobody":404/gone "a\\u0000":illegal
login password string(1000) []:string "":401/wrong "wrong":401/wrong
login,loginWithPasskey remember,remember_forever ?bool
register,login,requestPasswordReset,loginWithPasskey,signUpWithService language ?one(en|ru|it)
choosePassword token string(1000) "":required "no such":wrong "a\\u0000":wrong
choosePassword password string(1000) "":required x*7:minlength x*8:common x*128:common x*129:maxlength "12345678\\u0007":illegal "correct horse":ok "iloveyou":common
confirmEmail token string(1000) "":wrong "no such":wrong
requestPasswordReset email string(1000) "":required "anna":email "nobody@example.org":ok m*254:ok m*255:maxlength "a\\u0000@b.de":illegal
storeLanguage language one(en|ru|it)
changePassword,changeEmail,askAccountDeletion,createApiToken,beginSecondFactor,makeRecoveryCodes,switchSecondFactorOff,beginPasskey,removePasskey,connectService,disconnectService current_password string(1000) "":required "wrong":wrong
changePassword password string(1000) "":required x*7:minlength x*129:maxlength "password":common "correct horse":ok "12345678\\u0007":illegal
changeEmail email string(1000) "":required "anna":email "new@example.org":ok m*255:maxlength "a\\u0000@b.de":illegal $email:notUnique $EMAIL:notUnique
askAccountDeletion texts ?one(keep|erase)
createApiToken,addSection name text(1..100)
createApiToken scopes list(1..3) ["admin"]:choice ["read"]:ok ["read","translate","manage","read"]:413/tooMany
createApiToken expires_at int(0..)|null 0:min 1:min 9007199254740991:ok
editProfile about ?text(0..1000) "\\udfff":illegal
editProfile avatar_url ?link(1000) "//e.org":link "https://a b":link
editProfile,editProject,editSection,editString,splitString,mergeStrings,editTranslation,editSharedWord,editComment,editEntry updated_at ?int 1:409/general@changed
editProfile gender ?one(hidden|male|female)
restrictUser banned,site_admin ~?bool
restrictUser ban_reason ?text(0..1000)
restrictUser banned_until ?int(0..)|null
restrictUser limitations ?own "2":number 1.5:number -2:choice 1:choice 32:choice 30:ok
hideProject hidden bool
hideProject reason ?text(0..1000)
listAllProjects,listProjects,countProjects ?name ?text(0..100) "\\u0000":illegal "%_":ok
listAllProjects,listSecurityEvents,listNotifications,listReportCases,listAnnouncements,listProjects,listWebhookMessages,listMyAssignments ?limit ?int(1..100)
listAllProjects,listUsers,listMyInvites,listSecurityEvents,listNotifications,listWatches,listInvites,listAuditLog,listReportCases,listCodes,listAnnouncements,readSiteLog,readLog,listWebhookMessages,listDeleted,listSourceVersions,listStringRevisions,readHistory,listTranslationRevisions,listEntryRevisions ?before ?id 1:ok
listUsers ?name ?text(0..100) "\\u0000":illegal
listUsers,getUser,listWatches,listAuditLog,listCodes,listFailedJobs,listDeleted,listSourceVersions,listStringRevisions,readHistory,listTranslationRevisions,listEntryRevisions ?limit ?int(1..200)
getUser,listProjects ?after ?string(1000) "x":illegal "1_":illegal "1_9007199254740993":illegal "1_1":ok
listMyInvites,listInvites,listAssignments,listComments,listEntries,listSectionComments ?limit ?int(1..1000)
continueLogin token string(1000) "no such":401/expired
continueLogin passkey ?object
continueLogin code ?string(64) -:required "":401/wrong "000":401/wrong x*64:401/wrong
confirmSecondFactor code string(64) "":wrong "000":wrong "словно":wrong
makeRecoveryCodes,switchSecondFactorOff code string(64) "":required "000":wrong
beginPasskey code ?text(0..64)
addPasskey,renamePasskey name text(1..50)
addPasskey credential object
addPushDevice endpoint string(1000) "no":link "ftp://a.example":link
addPushDevice keys object
beginPasskeyLogin token ?string(1000) "no such":401/expired
loginWithPasskey token string(1000) "no such":401/passkey@expired
loginWithPasskey passkey object
beginServiceSignIn ?from ?string(1000) "//x":ok x*1000:ok
beginServiceSignIn ?visit ?string(1000) "no such":ok
beginServiceSignIn ?language ?one(en|ru|it)
endServiceSignIn ?state,?code,?iss,?error,?error_description,?session_state ?string(8192) x*8192:ok
signUpWithService username string(1000) "":required x*2:minlength x*31:ok x*33:maxlength "Anna":illegal $username:notUnique
signUpWithService email string(1000) "":required "anna":email m*253:ok m*255:maxlength $email:notUnique
setFirstPassword password string(1000) "":required x*7:minlength x*8:common x*129:maxlength "correct horse":ok "iloveyou":common
listNotifications,listWatches ?project ?id 1:ok
markNotificationsRead ids ?list(0..100) [0]:min ["x"]:number [1]:ok
markNotificationsRead up_to ?id -:ids@required 9007199254740991:ok
markNotificationsRead project ?id 1:ok
getNotificationSettings ?project ?id 9007199254740991:404/gone
setNotificationSettings project ?id 9007199254740991:404/gone
setNotificationSettings kinds list(0..19) [{"kind":"x","delivery":"off"}]:kind@choice [{"delivery":"off"}]:kind@required [{"kind":"reply"}]:delivery@required [{"kind":"reply","delivery":null}]:ok [{"kind":"reply","delivery":"x"}]:delivery@choice [{"kind":"vote","delivery":"app"}]:delivery@choice [{"kind":"vote","delivery":"daily"}]:ok
unsubscribe ?what one(#23) "all":ok "vote":ok
reportProject,reportString,reportTranslation,reportComment,reportUser reason one(spam|abuse|copyright|illegal|other)
reportProject,reportString,reportTranslation,reportComment,reportUser,decideReports note ?text(0..1000)
decideReports decision one(removed|dismissed)
verifyAuditLog,listAssignments,listMyAssignments,listComments,listSectionComments ?after ?id 1:ok
listReportCases ?state ?one(open|decided)
addAnnouncement,editAnnouncement text_en text(1..500)
addAnnouncement,editAnnouncement text_ru,text_it ?text(0..500)
addAnnouncement,editAnnouncement kind ?one(info|warning)
addAnnouncement,editAnnouncement link ?link(1000) "nowhere":link "//evil.example":link "/help":ok "a\\u0000":illegal
addAnnouncement,editAnnouncement starts_at,ends_at ~?int(0..)|null 9007199254740991:ok
addAnnouncement,editAnnouncement dismissible ?bool
addAnnouncement,editAnnouncement audience ?one(everyone|members)
listFailedJobs ?before ?string(1000) "x":illegal "1_1":illegal "1_00000000-0000-0000-0000-00000000000g":illegal "1_00000000-0000-0000-0000-000000000000":ok
addCode phrase text(1..100) $phrase:notUnique
addCode last_until int(0..) 0:min 1:min 9007199254740991:ok
addCode amount int(1..1000000)
readSiteLog,readLog,readPastStrings ?limit ?int(1..500)
readSiteLog ?w ?int(0..73)
readSiteLog,readLog ?u ?id 1:ok
countProjects,listProjects,readLog,listSections,listStrings,listEntries,listSectionComments,listComments ?since ?int(0..)
createProject name text(4..100) "ab\\u0000cd":illegal "ab\\ud800cd":illegal $name:notUnique $NAME:notUnique "ab\\u202ecd":invisible "D\\u0443ne":mixedScripts "Перевод Dune":ok
createProject handle string(100) x*4:ok x*100:ok "Abcd":illegal "1abc":illegal "ab-cd":illegal "абвг":illegal "ab cd":illegal $handle:notUnique
createProject,editProject description ?text(0..1000)
createProject,editProject recomendations ?text(0..4000)
createProject recommendations ?own null:recomendations@required 7:recomendations@string x*4000:ok x*4001:recomendations@maxlength
createProject cover_url ?link(1000) "e.org":link
createProject visibility one(public|private|closed)
createProject source_lang string(1000) "":choice "english":choice "xx":choice "it":target_lang@same
createProject target_lang string(1000) "":choice "english":choice "xx":choice "en":same
editProject name ?text(4..100,y) "ab\\u0000cd":illegal $name:ok $otherName:notUnique "ab\\u200bcd":invisible "D\\u0443ne":mixedScripts
editProject handle ?string(100) y*4:ok y*100:ok "Abcd":illegal "1abc":illegal $handle:ok $otherHandle:notUnique
editProject cover_url ?link(1000)
editProject visibility ?one(public|private|closed)
editProject source_lang ~?string(1000) "xx":choice "it":ok "ru":target_lang@same
editProject target_lang ~?string(1000) "xx":choice "it":ok "en":same
editProject status ?one(opened|closed|frozen)
editProject cue_line_length ?int(1..500)|null
editProject cue_lines ?int(1..20)|null
editProject cue_speed ?int(1..200)|null
editProject cue_min_duration ~?int(0..60000)|null 7000:ok 7001:cue_max_duration@min 60000:cue_max_duration@min
editProject cue_max_duration ~?int(1..600000)|null 1:min 832:min 833:ok
editProject cue_min_gap ?int(0..60000)|null
readEvents ?client ?string(1000) "":illegal x*7:illegal x*8:ok x*40:ok x*41:illegal "a page !":illegal
showPresence client string(1000) "":illegal x*7:illegal x*8:ok x*40:ok x*41:illegal "a\\u0000bcdefgh":illegal
showPresence string_id id|null $string:ok 9007199254740991:ok
showPresence is_writing,is_leaving ?bool
readLog ?w ?string(1000) 56:ok 73:ok "4,22,28":ok "1,2,3,4,5,6,7,8,9,10,11,12":ok "1,2,3,4,5,6,7,8,9,10,11,12,13":413/tooMany
readLog ?section,?string,?batch ?id 1:ok 9007199254740991:ok
readLog ?until ?int(0..)
inviteUser user_id id 9007199254740991:404/user@gone $member:member $expected:409/invited $banned:403/banned $self:403/own
addWebhook url string(1000) "":required "x":link "http://e.org/":link "https://a:b@e.org/":link "ftp://e.org":link u*1000:ok u*1001:maxlength "https://e.org/\\u0000":illegal
addWebhook,editWebhook description ?text(0..200)
addWebhook groups list(1..9) ["x"]:choice ["votes","votes"]:ok
addWebhook,editWebhook enabled ?bool
editWebhook url ?string(1000) "":required "x":link "http://e.org/":link u*1000:ok u*1001:maxlength
editWebhook groups ?list(1..9) ["x"]:choice ["votes"]:ok
makeInviteLink role_id int 6:choice 2:403/role@role 3:ok
makeInviteLink lasts one(day|week|month)|null
makeInviteLink most_uses int(1..10000)|null
answerInvite,answerMyInvite accept bool
grantRole role_id int 6:choice 3:ok
assignSection user_id id 9007199254740991:choice $member:ok
assignSection deadline string(1000)|null "":illegal "x":illegal "2026-02-30":illegal "2026-1-1":illegal "3000-01-01":illegal "2020-01-01":min "2999-12-31":ok
listMyAssignments ?after_deadline ?string(1000) "":illegal "x":illegal "2026-13-01":illegal "2026-12-31":ok
createRole name text(1..50) "Corrector":notUnique "OWNER":notUnique "Reader":ok
createRole permissions list(0..9) ["x"]:choice ["is_owner"]:choice ["can_approve"]:ok ["can_manage_members"]:403/role@role
editRole name ?text(1..50) "Corrector":ok "translator":notUnique
editRole permissions ?list(0..9) ["x"]:choice ["is_owner"]:choice ["can_manage_project"]:403/role@role
editRole after_role_id ?int(0..) 6:choice
deleteRole ?to ?id 6:choice 2:403/role@role
editProject default_role_id ?int 6:choice 2:choice 3:ok 5:ok
addSection after ?id 9007199254740991:unknown $section:ok
editSection name ?text(1..100)
editSection type ?one(text|json|special_json)
translateSectionName translated_name text(0..100)
translateSectionName seen ?text(0..100)|null "x":409/general@changed x*100:409/general@changed
rearrangeSections sections list(0..10000) [1.5]:number ["1"]:number [0]:min [null]:required []:409/order [9007199254740991]:409/order $sectionTwice:409/order $sectionsAndMore:409/order
openEditorPage,listMatchingStrings,findNextString,findTexts ?sections string(10000) "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone
openEditorPage,listMatchingStrings,findNextString ?status ?string(1000) "tr,non_app,init,comp,needs_review,failed_checks,non_read_coms":ok "non_tr,tr":ok
openEditorPage,listMatchingStrings,findNextString ?from ?text(3..32) $username:ok "a\\u0000bc":illegal
openEditorPage,listMatchingStrings,findNextString ?text,?original,?translation ?text(0..255) "\\u0000":illegal "%_\\\\":ok "(":ok
openEditorPage,listMatchingStrings,findNextString ?key,?context ?text(0..255) "\\u0000":illegal
openEditorPage,listMatchingStrings,findNextString ?sort ?one(index|last_tr_time|last_str_time|tr_amount|vote_plus_amount|vote_minus_amount|comments_amount)
openEditorPage,listMatchingStrings,findNextString ?read_to ?id 1:ok
openEditorPage ?read ?string(10000) "1":illegal "1.2":ok "1.2,":illegal "0.2":illegal "1.2,3.4":ok
openEditorPage ?page ?id 1000000:ok
openEditorPage,findNextString ?size ?int(10..200)
openEditorPage ?string ?id 9007199254740991:ok $string:ok
listMatchingStrings,findNextString ?read ?string(10000) "1":illegal "1.2":ok
findNextString ?after ?id 9007199254740991:ok $string:ok
findNextString ?be ?one(non_tr|tr|non_app|app|init|comp|needs_review|failed_checks|non_read_coms)
listEditorRows ?ids string(10000) "9007199254740991":ok $string:ok
listStrings,readSection ?limit ?int(1..10000)
listStrings ?after ?id
readSection,readPastStrings ?after ?id 9007199254740991:unknown $string:ok
addStrings text text(1..2000) "\\ud83d":illegal
addStrings,editString key ?text(0..500)
addStrings,editString,addTranslation,editTranslation context ?text(0..1000)
addStrings,editString max_length ?int(1..2000)|null
addStrings,editString continues ?bool
addStrings frame ?object|null []:object
addStrings copy_of ?id 9007199254740991:unknown $string:ok
addStrings ?pos ?int(1..10000)
addStrings,importStrings,importFile,pushFile ?splitting ?one(lines|paragraphs)
importStrings,updateStrings strings list(1..10000) [{}]:text@required
importStrings translations list(0..100000) [1]:object [{"string":1,"text":"x"}]:string@unknown [{"string":-1,"text":"x"}]:string@min [{"string":0}]:text@required [{"string":0,"text":"x","status":2}]:status@status
rearrangeStrings strings list(0..10000) [1.5]:number ["1"]:number [0]:min []:409/order [9007199254740991]:409/order $stringTwice:409/order
updateStrings format ?one(#36) "srt":strings@keys
updateStrings header,footer ?text(0..4194304)
updateStrings file ?text(1..255)
updateStrings pairs ?list(0..10000) [1]:object [{"nth":0}]:id@required [{"nth":0,"id":null}]:ok [{"nth":-1,"id":null}]:nth@min
updateStrings remove ?list(0..10000) ["1"]:number [0]:min [9007199254740991]:unknown
updateStrings seen ?list(0..10000) [1]:object []:409/changed
editString,editTranslation text ?text(1..2000)
editString section_id ?id 9007199254740991:unknown $sectionElsewhere:ok
editString pos ?int(1..10000)
editString start ?int(0..360000000) 0:notSubtitles 360000000:notSubtitles
editString end ?int(0..360000000) 0:start@notSubtitles 360000000:start@notSubtitles
editString target_start ?int(0..360000000)|null 0:notSubtitles 360000000:notSubtitles
editString target_end ?int(0..360000000)|null 0:target_start@notSubtitles 360000000:target_start@notSubtitles
splitString at int(1..2000) 2000:required
splitString translations ?list(0..200) [7]:object [{"at":1}]:id@required [{"id":9007199254740991,"at":1}]:unknown
mergeStrings next id 9007199254740991:409/changed
mergeStrings next_updated_at ?int 1:409/next@changed
addTranslation text text(1..2000) "\\udc00":illegal
addTranslation status ?own "0":number 0.5:number -1:ok 0:ok 1:status 2:status -2:status
editTranslation status ?own "0":number -1:ok 0:ok 1:status 2:status
castVote,removeVote is_minus ?bool
previewBatch,startBatch action one(approve|unapprove|setInitial|clearInitial|copySource|retime|move|delete) "retime":by@required "move":section_id@required
previewBatch,startBatch strings list(1..10000) [1.5]:number ["1"]:number [0]:min [9007199254740991]:ok
previewBatch author ?id 1:ok
previewBatch,startBatch section_id,before,after ?id 1:choice
previewBatch,startBatch pos ?int(1..10000) 1:choice 10000:choice
previewBatch,startBatch by ?num(-360000000..360000000) 1.5:choice -1:choice
previewBatch,startBatch factor ?own "x":number 0:min 101:max 2:choice
previewBatch,startBatch times ?one(source|target) "source":choice "target":choice
startBatch author ?id 1:choice
findTexts ?find text(0..255) "":required " ":ok "\\u0000":illegal "(":ok
findTexts ?in ?one(translations|sources)
findTexts ?scope ?one(all|approved|mine|current)
findTexts ?after ?string(60) "":illegal "1":illegal "1.1.1":unknown "0.1.1":illegal
previewReplacing,startReplacing in one(translations|sources)
previewReplacing,startReplacing find text(0..255) "":required " ":ok
previewReplacing,startReplacing regex,match_case,whole_words ?bool
previewReplacing,startReplacing replace text(0..2000)
previewReplacing,startReplacing texts list(1..10000) [{"id":1}]:seen@required [{"id":0,"seen":1}]:id@min [{"id":1,"seen":-1}]:seen@min [{"id":1,"seen":1}]:ok
previewReplacing,startReplacing except ?list(0..1000) [{"id":1}]:place@required [{"id":1,"place":2001}]:place@max [{"id":1,"place":0}]:ok
previewRevert section ?id [9007199254740991]:number 9007199254740991:ok
previewRevert,startRevert since ?int(0..)
previewRevert until ?int(0..) 9007199254740991:ok
previewRevert before ?id 1:ok
startRevert section ?id 9007199254740991:409/user@undone
startRevert until ?int(0..) 0:409/user@undone 9007199254740991:ok
exportStrings strings list(1..10000) [1.5]:number ["1"]:number [0]:min [9007199254740991]:required
exportStrings format ?one(text|json|special_json|bilingualText)
exportStrings version ?one(current|approved)
exportStrings untranslated ?one(source|empty|skip)
exportStrings excludes_needs_review,escapes_breaks,target_times ?bool
exportFile ?at ?int(0..) 0:409/notRecorded 9007199254740991:max
exportFile ?removed ?text(0..100) "gone":ok
exportFile,exportAsBook ?sections ?string(10000) "9007199254740991":unknown $section:ok
exportFile ?cue_format ?one(#8) "docx":choice "text":choice "srt":notSubtitles
exportAsBook ?format ?one(epub|fb2|docx|html|txt)
exportAsBook ?layout ?one(translation|interleaved|columns)
exportAsBook,exportFamily,exportFile ?version ?one(current|approved)
exportAsBook,exportFamily,exportFile ?untranslated ?one(source|empty|skip)
exportAsBook ?lang ?one(en|ru|it)
exportFamily ?min_complete ?int(0..100) 100:languages@required
importFile,keepWorkbook ?name ?text(1..255)
importFile ?kind ?one(source|translations) "translations":lines@order
importFile ?section ?id 9007199254740991:unknown $section:ok
importFile,pushFile ?format ?one(#36) "docx":body@syntax "text":ok "json":body@json
importFile ?encoding ?one(#32) "utf-8":ok "koi8-r":ok
importFile ?chapters ?string(10000) "":illegal "x":illegal "1,1":illegal "1,,2":illegal "0":ok "2+3,1":sections@unknown
importFile ?frame_rate ?string(1000) "":illegal "x":illegal "25":ok "23.976":ok
importFile,pushFile ?track ?text(1..60) "ENCC":ok
importFile ?columns ?string(1500) "":illegal "x":illegal "key":illegal "source,source":illegal "key,source,,translation":ok
importFile ?sheets ?string(4000) "":illegal "a//b":illegal "Menu/Help":ok x*4000:ok
importFile,pushFile ?header_row ?one(true|false)
importFile ?status ?int(-1..0)
addLanguages languages list(1..12) [7]:object [{}]:target_lang@required [{"target_lang":"xx"}]:target_lang@choice [{"target_lang":"en"}]:target_lang@same [{"target_lang":"it"}]:ok
joinFamily project_id id 999999:unknown
startFamilyUpdate sections list(1..10000) ["x"]:number [0]:min [999999]:unknown
startFamilyUpdate adds_sections,removes_missing ?bool
addSharedWord,addEntry word text(1..255)
addSharedWord,editSharedWord,addEntry,editEntry desc ?text(0..1000)
editSharedWord,editEntry word ?text(1..255)
listLanguageResults ?after ?int(0..10000)
findInFamily ?section id -:number 999999:404/gone
findInFamily ?string ?id 999999:404/gone
pushFile ?path text(1..500) "a/b.txt":ok "../a.txt":illegal "/a.txt":illegal "a//b.txt":illegal
pushFile ?name ?text(1..100)
pushFile ?section ?id 9007199254740991:unknown $section:strings@keys
pushFile ?hash ?string(1000) "x":illegal
pushFile ?encoding ?one(#32) "utf-8":ok
pushFile ?frame_rate ?string(1000) "":illegal "25":ok
pushFile ?columns ?string(1500) "":illegal "key,key,source":illegal "key,source":ok
pushFile ?sheets ?string(4000) "":illegal "Menu":ok
importTranslationsToSection,importTranslationsToProject string_id id
importTranslationsToSection,importTranslationsToProject text text(1..2000)
importTranslationsToSection,importTranslationsToProject status ?own "0":number -1:ok 1:ok 2:status
listEntries ?after ?id 9007199254740991:unknown
addComment,editComment text text(1..1000)
addComment reply ?int(-1..) 0:reply 9007199254740991:reply $comment:ok
listMentionable ?q ?string(32) "":ok x*32:ok "%_":ok
getWatches ?section,?string ?id 1:ok
setWatch section_id ?id
setWatch string_id ?id 9007199254740991:404/string@gone
setWatch is_watched bool
markSectionsRead sections string(10000) "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone
listDeleted ?kind ?one(section|string|translation|comment|entry)
readPast,readPastStrings ?at int(0..) -:number 0:409/notRecorded 9007199254740991:max
readPastStrings ?section id -:number
readHistory ?about ?one(source|translations|votes|comments)
addEntry word_key ?text(0..255) "(":pattern "(?=a)":pattern "[z-a]":pattern
addEntry translate text(1..255)
addEntry translate_key ?text(0..255) "*":pattern
editEntry word_key,translate_key ?text(0..255) "(":pattern
editEntry translate ?text(1..255)
`;

/**
 * Fields that other tests cover: the rights table those whose rule is who may use them, the tests of imports those of a
 * whole file.
 */
export const ELSEWHERE = [
  'editProject owner_id',
  'addStrings strings',
  'addStrings file',
  'addStrings format',
  'addStrings header',
  'addStrings footer',
  'importStrings file',
  'importStrings format',
  'importStrings header',
  'importStrings footer',
];
