/**
 * The expected outcomes of field values: the limits and kinds of the specification (errors.1, limits.1), written a
 * second time by hand. A line is a field of a call's body, or `?field` of its query, with `value:outcome` pairs. Other
 * fields are those of the call's example.
 *
 * A value is JSON; `-` if it is left out; `x*101` or `y*101` that many letters, `u*101` a link and `m*101` an email
 * address of that length; `$name` an object of the example's project.
 * An outcome is `ok`, or the kind of a 400 for this field; otherwise `status/kind`, `key@kind` or `status/key@kind`.
 */
export const BAD_INPUT = `
register username             -:required null:required 7:string []:string "":required "  ":required x*2:minlength x*3:ok
register username             x*32:ok x*33:maxlength "Anna":illegal "1anna":illegal "an-na":illegal "анна":illegal "a\\u0000b":illegal $username:notUnique
register email                -:required null:required 7:string "":required "anna":email "a@b":email "a@b@c.de":email "a b@c.de":email
register email                m*254:ok m*255:maxlength "a\\u0000@b.de":illegal $email:notUnique $EMAIL:notUnique
register password             -:required null:required 7:string "":required x*7:minlength x*8:common x*128:common x*129:maxlength "12345678\\u0007":illegal "12345678\\ud800":illegal "password":common "QwertyUiop":common
register secret_code          -:required null:required 7:string "":required "no such":wrong "a\\u0000":illegal
register invitation           -:ok null:required 7:string x*1001:maxlength "any":ok "a\\u0000":illegal
login username                -:required null:required 7:string "nobody":404/gone x*1001:maxlength "a\\u0000":illegal
login password                -:required null:required 7:string []:string "":401/wrong "wrong":401/wrong
login remember                null:required "yes":boolean 1:boolean true:ok
register language             -:ok null:required "de":choice "it":ok
login language                -:ok null:required "de":choice "it":ok
login remember_forever        null:required "yes":boolean 1:boolean true:ok
choosePassword token          -:required null:required 7:string "":required "no such":wrong "a\\u0000":wrong
choosePassword password       -:required null:required 7:string "":required x*7:minlength x*8:common x*128:common x*129:maxlength "12345678\\u0007":illegal "correct horse":ok "iloveyou":common
confirmEmail token            -:required null:required 7:string "":wrong "no such":wrong x*1001:maxlength
requestPasswordReset email    -:required null:required 7:string "":required "anna":email "nobody@example.org":ok m*254:ok m*255:maxlength "a\\u0000@b.de":illegal
requestPasswordReset language -:ok null:required "de":choice 7:choice "ru":ok
storeLanguage language        -:required null:required "de":choice "":choice "it":ok
changePassword current_password -:required null:required 7:string "":required "wrong":wrong x*1001:maxlength
changePassword password       -:required null:required 7:string "":required x*7:minlength x*129:maxlength x*1001:maxlength "password":common "correct horse":ok "12345678\\u0007":illegal
changeEmail current_password  -:required null:required 7:string "":required "wrong":wrong x*1001:maxlength
changeEmail email             -:required null:required 7:string "":required "anna":email "new@example.org":ok m*255:maxlength "a\\u0000@b.de":illegal $email:notUnique $EMAIL:notUnique
askAccountDeletion current_password -:required null:required 7:string "":required "wrong":wrong x*1001:maxlength
askAccountDeletion texts      -:ok null:required 7:choice "":choice "all":choice "keep":ok "erase":ok
createApiToken name           -:required null:required 7:string "":required "  ":required x*1:ok x*100:ok x*101:maxlength "a\\u0000":illegal
createApiToken scopes         -:required null:required "x":array []:required ["admin"]:choice ["read"]:ok ["read","translate","manage","read"]:413/tooMany
createApiToken expires_at     -:required null:ok "x":number 1.5:number -1:min 0:min 1:min 9007199254740991:ok 1e300:max
createApiToken current_password -:required null:required 7:string "":required "wrong":wrong x*1001:maxlength
editProfile about             -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength "a\\u0000":illegal "\\udfff":illegal
editProfile avatar_url        -:ok null:required 7:string "":ok u*1000:ok u*1001:maxlength "ftp://e.org/a":link "javascript:alert(1)":link "//e.org":link "https://a b":link
editProfile updated_at        -:ok null:required "x":number 1.5:number 1:409/general@changed
editProfile gender            -:ok null:required 7:choice "":choice "Male":choice "male":ok
restrictUser banned           -:ok null:required "yes":boolean 1:boolean false:ok
restrictUser site_admin       -:ok null:required "yes":boolean 1:boolean false:ok
restrictUser ban_reason       -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength "a\\u0000":illegal
restrictUser banned_until     -:ok null:ok "x":number 1.5:number -1:min
restrictUser limitations      -:ok null:required "2":number 1.5:number -2:choice 1:choice 32:choice 30:ok
hideProject hidden            -:required null:required "yes":boolean 1:boolean false:ok true:ok
hideProject reason            -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength "a\\u0000":illegal
listAllProjects ?name         -:ok "":ok x*100:ok x*101:maxlength "\\u0000":illegal "%_":ok
listAllProjects ?limit        -:ok "x":number 1.5:number 0:min 1:ok 100:ok 101:max
listAllProjects ?before       -:ok "x":number 1.5:number 0:min 1:ok
listUsers ?name               -:ok "":ok x*100:ok x*101:maxlength "\\u0000":illegal
listUsers ?limit              -:ok "x":number 1.5:number 0:min 1:ok 200:ok 201:max
listUsers ?before             -:ok "x":number 1.5:number 0:min 1:ok
getUser ?limit                -:ok "x":number 1.5:number 0:min 1:ok 200:ok 201:max
getUser ?after                -:ok "x":illegal "1_":illegal "1_9007199254740993":illegal "1_1":ok
listMyInvites ?limit          -:ok "x":number 1.5:number 0:min 1:ok 1000:ok 1001:max
listMyInvites ?before         -:ok "x":number 1.5:number 0:min 1:ok
continueLogin token           -:required null:required 7:string "no such":401/expired x*1001:maxlength
continueLogin passkey         -:ok null:required 7:object
continueLogin code            -:required null:required 7:string "":401/wrong "000":401/wrong x*64:401/wrong x*65:maxlength
beginSecondFactor current_password -:required null:required 7:string "":required "wrong":wrong x*1001:maxlength
confirmSecondFactor code      -:required null:required 7:string "":wrong "000":wrong "словно":wrong x*65:maxlength
makeRecoveryCodes current_password -:required null:required 7:string "":required "wrong":wrong x*1001:maxlength
makeRecoveryCodes code        -:required null:required 7:string "":required "000":wrong x*65:maxlength
switchSecondFactorOff current_password -:required null:required 7:string "":required "wrong":wrong x*1001:maxlength
switchSecondFactorOff code    -:required null:required 7:string "":required "000":wrong x*65:maxlength
beginPasskey current_password -:required null:required 7:string "":required "wrong":wrong x*1001:maxlength
beginPasskey code             -:ok null:required 7:string "":ok x*65:maxlength
addPasskey name               -:required null:required 7:string "":required "  ":required x*1:ok x*50:ok x*51:maxlength "a\\u0000":illegal
addPasskey credential         -:required null:required 7:object
renamePasskey name            -:required null:required 7:string "":required "  ":required x*1:ok x*50:ok x*51:maxlength "a\\u0000":illegal
removePasskey current_password -:required null:required 7:string "":required "wrong":wrong x*1001:maxlength
addPushDevice endpoint        -:required null:required 7:string "no":link "ftp://a.example":link x*1001:maxlength
addPushDevice keys            -:required null:required 7:object
beginPasskeyLogin token       -:ok null:required 7:string "no such":401/expired x*1001:maxlength
loginWithPasskey token        -:required null:required 7:string "no such":401/passkey@expired x*1001:maxlength
loginWithPasskey passkey      -:required null:required 7:object
loginWithPasskey remember     null:required "yes":boolean 1:boolean true:ok
loginWithPasskey remember_forever null:required "yes":boolean 1:boolean true:ok
loginWithPasskey language     -:ok null:required "de":choice "it":ok
beginServiceSignIn ?from      -:ok "//x":ok x*1000:ok x*1001:maxlength
beginServiceSignIn ?visit     -:ok "no such":ok x*1001:maxlength
beginServiceSignIn ?language  -:ok "de":choice "it":ok
endServiceSignIn ?state       -:ok x*8192:ok x*8193:maxlength
endServiceSignIn ?code        -:ok x*8192:ok x*8193:maxlength
endServiceSignIn ?iss         -:ok x*8192:ok x*8193:maxlength
endServiceSignIn ?error       -:ok x*8192:ok x*8193:maxlength
endServiceSignIn ?error_description -:ok x*8192:ok x*8193:maxlength
endServiceSignIn ?session_state -:ok x*8192:ok x*8193:maxlength
signUpWithService username    -:required null:required 7:string "":required x*2:minlength x*31:ok x*33:maxlength "Anna":illegal $username:notUnique
signUpWithService email       -:required null:required 7:string "":required "anna":email m*253:ok m*255:maxlength $email:notUnique
signUpWithService secret_code -:required null:required 7:string "":required "no such":wrong "a\\u0000":illegal
signUpWithService invitation  -:ok null:required 7:string x*1001:maxlength "any":ok "a\\u0000":illegal
signUpWithService language    -:ok null:required "de":choice "it":ok
connectService current_password -:required null:required 7:string "":required "wrong":wrong x*1001:maxlength
disconnectService current_password -:required null:required 7:string "":required "wrong":wrong x*1001:maxlength
setFirstPassword password     -:required null:required 7:string "":required x*7:minlength x*8:common x*129:maxlength "correct horse":ok "iloveyou":common
listSecurityEvents ?limit      -:ok "x":number 1.5:number 0:min 1:ok 100:ok 101:max
listSecurityEvents ?before     -:ok "x":number 1.5:number 0:min 1:ok
listNotifications ?limit      -:ok "x":number 1.5:number 0:min 1:ok 100:ok 101:max
listNotifications ?before     -:ok "x":number 1.5:number 0:min 1:ok
listNotifications ?project    -:ok "x":number 1.5:number 0:min 1:ok
markNotificationsRead ids     -:ok null:required "x":array []:ok [0]:min ["x"]:number [1]:ok
markNotificationsRead up_to   -:ids@required null:required "x":number 1.5:number 0:min 9007199254740991:ok
markNotificationsRead project -:ok null:required "x":number 0:min 1:ok
getNotificationSettings ?project -:ok "x":number 0:min 9007199254740991:404/project@gone
setNotificationSettings project -:ok null:required "x":number 0:min 9007199254740991:404/project@gone
setNotificationSettings kinds -:required null:required "x":array []:ok [{"kind":"x","delivery":"off"}]:kind@choice [{"delivery":"off"}]:kind@required [{"kind":"reply"}]:delivery@required
setNotificationSettings kinds [{"kind":"reply","delivery":null}]:ok [{"kind":"reply","delivery":"x"}]:delivery@choice [{"kind":"vote","delivery":"app"}]:delivery@choice [{"kind":"vote","delivery":"daily"}]:ok
unsubscribe ?what             -:required "":choice "x":choice "all":ok "vote":ok
listWatches ?limit            -:ok "x":number 1.5:number 0:min 1:ok 200:ok 201:max
listWatches ?before           -:ok "x":number 1.5:number 0:min 1:ok
listWatches ?project          -:ok "x":number 1.5:number 0:min 1:ok
listInvites ?limit            -:ok "x":number 1.5:number 0:min 1:ok 1000:ok 1001:max
listInvites ?before           -:ok "x":number 1.5:number 0:min 1:ok
reportProject reason          -:required null:required 7:choice "":choice "boring":choice "other":ok
reportProject note            -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength "a\\u0000":illegal
reportString reason           -:required null:required 7:choice "":choice "boring":choice "other":ok
reportString note             -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength "a\\u0000":illegal
reportTranslation reason      -:required null:required 7:choice "":choice "boring":choice "other":ok
reportTranslation note        -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength "a\\u0000":illegal
reportComment reason          -:required null:required 7:choice "":choice "boring":choice "other":ok
reportComment note            -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength "a\\u0000":illegal
reportUser reason             -:required null:required 7:choice "":choice "boring":choice "other":ok
reportUser note               -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength "a\\u0000":illegal
decideReports decision        -:required null:required 7:choice "banned":choice "removed":ok
decideReports note            -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength "a\\u0000":illegal
listAuditLog ?limit           -:ok "x":number 1.5:number 0:min 1:ok 200:ok 201:max
listAuditLog ?before          -:ok "x":number 1.5:number 0:min 1:ok
verifyAuditLog ?after         -:ok "x":number 1.5:number 0:min 1:ok
listReportCases ?state        -:ok "all":choice "":choice "decided":ok
listReportCases ?limit        -:ok "x":number 1.5:number 0:min 1:ok 100:ok 101:max
listReportCases ?before       -:ok "x":number 1.5:number 0:min 1:ok
listCodes ?limit              -:ok "x":number 1.5:number 0:min 1:ok 200:ok 201:max
listCodes ?before             -:ok "x":number 1.5:number 0:min 1:ok
listAnnouncements ?limit       -:ok "x":number 1.5:number 0:min 1:ok 100:ok 101:max
listAnnouncements ?before      -:ok "x":number 1.5:number 0:min 1:ok
addAnnouncement text_en -:required null:required 7:string "":required "  ":required x*500:ok x*501:maxlength "a\\u0000":illegal
addAnnouncement text_ru -:ok null:required 7:string "":ok x*500:ok x*501:maxlength "a\\u0000":illegal
addAnnouncement text_it -:ok null:required 7:string "":ok x*500:ok x*501:maxlength "a\\u0000":illegal
addAnnouncement kind -:ok null:required 7:choice "":choice "alarm":choice "warning":ok
addAnnouncement link -:ok null:required 7:string "":ok "nowhere":link "//evil.example":link "javascript:alert(1)":link "/help":ok "a\\u0000":illegal u*1000:ok u*1001:maxlength
addAnnouncement starts_at -:ok null:ok "x":number 1.5:number -1:min 0:ok 9007199254740991:ok 1e300:max
addAnnouncement ends_at -:ok null:ok "x":number 1.5:number -1:min 0:ok 9007199254740991:ok 1e300:max
addAnnouncement dismissible -:ok null:required "yes":boolean 1:boolean false:ok
addAnnouncement audience -:ok null:required 7:choice "":choice "nobody":choice "members":ok
editAnnouncement text_en -:required null:required 7:string "":required "  ":required x*500:ok x*501:maxlength "a\\u0000":illegal
editAnnouncement text_ru -:ok null:required 7:string "":ok x*500:ok x*501:maxlength "a\\u0000":illegal
editAnnouncement text_it -:ok null:required 7:string "":ok x*500:ok x*501:maxlength "a\\u0000":illegal
editAnnouncement kind -:ok null:required 7:choice "":choice "alarm":choice "warning":ok
editAnnouncement link -:ok null:required 7:string "":ok "nowhere":link "//evil.example":link "javascript:alert(1)":link "/help":ok "a\\u0000":illegal u*1000:ok u*1001:maxlength
editAnnouncement starts_at -:ok null:ok "x":number 1.5:number -1:min 0:ok 9007199254740991:ok 1e300:max
editAnnouncement ends_at -:ok null:ok "x":number 1.5:number -1:min 0:ok 9007199254740991:ok 1e300:max
editAnnouncement dismissible -:ok null:required "yes":boolean 1:boolean false:ok
editAnnouncement audience -:ok null:required 7:choice "":choice "nobody":choice "members":ok
listFailedJobs ?limit         -:ok "x":number 1.5:number 0:min 1:ok 200:ok 201:max
listFailedJobs ?before        -:ok "x":illegal "1_1":illegal "1_00000000-0000-0000-0000-00000000000g":illegal "1_00000000-0000-0000-0000-000000000000":ok
addCode phrase                -:required null:required 7:string "":required " ":required x*1:ok x*100:ok x*101:maxlength "a\\u0000":illegal $phrase:notUnique
addCode last_until            -:required null:required "x":number 1.5:number -1:min 0:min 1:min 9007199254740991:ok 1e300:max
addCode amount                -:required null:required "x":number 1.5:number 0:min 1:ok 1000000:ok 1000001:max
readSiteLog ?limit            -:ok "x":number 1.5:number 0:min 1:ok 500:ok 501:max
readSiteLog ?before           -:ok "x":number 0:min 1:ok
readSiteLog ?w                -:ok "x":number -1:min 0:ok 49:ok 50:ok 51:ok 56:ok 57:ok 73:ok 74:max
readSiteLog ?u                -:ok "x":number 0:min 1:ok

listProjects ?name            -:ok "":ok x*100:ok x*101:maxlength "\\u0000":illegal "%_":ok
countProjects ?name           -:ok "":ok x*100:ok x*101:maxlength "\\u0000":illegal "%_":ok
listProjects ?limit           -:ok "x":number 1.5:number 0:min 1:ok 100:ok 101:max
listProjects ?after           -:ok "x":illegal "1_":illegal "1_9007199254740993":illegal "1_1":ok
countProjects ?since          -:ok "x":number -1:min 1.5:number 0:ok 9007199254740991:ok 9007199254740992:max
listProjects ?since           -:ok "x":number -1:min 1.5:number 0:ok 9007199254740991:ok 9007199254740992:max
createProject name            -:required null:required 7:string {}:string "":required "    ":required x*3:minlength x*4:ok x*100:ok x*101:maxlength
createProject name            "ab\\u0000cd":illegal "ab\\ud800cd":illegal $name:notUnique $NAME:notUnique "ab\\u202ecd":invisible "D\\u0443ne":mixedScripts "Перевод Dune":ok
createProject handle          -:required null:required 7:string "":required x*3:minlength x*4:ok x*100:ok x*101:maxlength
createProject handle          "Abcd":illegal "1abc":illegal "ab-cd":illegal "абвг":illegal "ab cd":illegal $handle:notUnique
createProject description     -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength "a\\u0000":illegal
createProject recomendations  -:ok null:required 7:string "":ok x*4000:ok x*4001:maxlength "a\\u0000":illegal
createProject recommendations 7:recomendations@string x*4000:ok x*4001:recomendations@maxlength
createProject cover_url       -:ok null:required 7:string "":ok u*1000:ok u*1001:maxlength "ftp://e.org/a":link "javascript:alert(1)":link "e.org":link
createProject visibility      -:required null:required 7:choice "":choice "PUBLIC":choice "closed":ok
createProject source_lang     -:required null:required 7:string "":choice "english":choice "xx":choice "it":target_lang@same
createProject target_lang     -:required null:required 7:string "":choice "english":choice "xx":choice "en":same
editProject name              null:required 7:string "":required y*3:minlength y*4:ok y*100:ok y*101:maxlength "ab\\u0000cd":illegal $name:ok $otherName:notUnique "ab\\u200bcd":invisible "D\\u0443ne":mixedScripts
editProject handle            null:required 7:string "":required y*3:minlength y*4:ok y*100:ok y*101:maxlength "Abcd":illegal "1abc":illegal $handle:ok $otherHandle:notUnique
editProject description       null:required 7:string "":ok x*1000:ok x*1001:maxlength "a\\u0000":illegal
editProject recomendations    null:required 7:string "":ok x*4000:ok x*4001:maxlength
editProject cover_url         null:required 7:string "":ok u*1000:ok u*1001:maxlength "ftp://e.org/a":link
editProject visibility        null:required 7:choice "":choice "private":ok
editProject source_lang       null:required 7:string "xx":choice "it":ok "ru":target_lang@same
editProject target_lang       null:required 7:string "xx":choice "it":ok "en":same
editProject status            null:required 7:choice "open":choice "frozen":ok
editProject cue_line_length   null:ok "42":number 1.5:number 0:min 1:ok 500:ok 501:max
editProject cue_lines         null:ok "2":number 0:min 1:ok 20:ok 21:max
editProject cue_speed         null:ok "17":number 0:min 1:ok 200:ok 201:max
editProject cue_min_duration  null:ok "1":number -1:min 0:ok 7000:ok 7001:cue_max_duration@min 60001:max
editProject cue_max_duration  null:ok "1":number 0:min 832:min 833:ok 600000:ok 600001:max
editProject cue_min_gap       null:ok "1":number -1:min 0:ok 60000:ok 60001:max
editProject updated_at        null:required "x":number 1.5:number 1:409/general@changed
readEvents ?client            -:ok "":illegal x*7:illegal x*8:ok x*40:ok x*41:illegal "a page !":illegal
showPresence client           -:required null:required 7:string "":illegal x*7:illegal x*8:ok x*40:ok x*41:illegal "a\\u0000bcdefgh":illegal
showPresence string_id        -:required null:ok "x":number 1.5:number 0:min $string:ok 9007199254740991:ok
showPresence is_writing       -:ok null:required "yes":boolean 1:boolean true:ok
showPresence is_leaving       -:ok null:required "yes":boolean 1:boolean true:ok
readLog ?limit                -:ok "x":number 0:min 1:ok 500:ok 501:max
readLog ?before               -:ok "x":number 0:min 1:ok
readLog ?w                    -:ok "":number "x":number -1:min 56:ok 73:ok 74:max "4,22,28":ok "4,,5":number "4,-1":min "4,74":max
readLog ?w                    "1,2,3,4,5,6,7,8,9,10,11,12":ok "1,2,3,4,5,6,7,8,9,10,11,12,13":413/tooMany x*1001:maxlength
readLog ?u                    -:ok "x":number 0:min 1:ok
readLog ?section              -:ok "x":number 0:min 1:ok 9007199254740991:ok 9007199254740992:max
readLog ?string               -:ok "x":number 0:min 1:ok 9007199254740991:ok 9007199254740992:max
readLog ?batch                -:ok "x":number 0:min 1:ok 9007199254740991:ok 9007199254740992:max
readLog ?since                -:ok "x":number -1:min 1.5:number 0:ok 9007199254740991:ok 9007199254740992:max
readLog ?until                -:ok "x":number -1:min 1.5:number 0:ok 9007199254740991:ok 9007199254740992:max

inviteUser user_id            -:required null:required "x":number 1.5:number 0:min -1:min 1e300:max 9007199254740991:404/user@gone
inviteUser user_id            $member:member $expected:409/invited $banned:403/banned $self:403/own
addWebhook url                -:required null:required 7:string "":required "x":link "http://e.org/":link "https://a:b@e.org/":link "ftp://e.org":link u*1000:ok u*1001:maxlength "https://e.org/\\u0000":illegal
addWebhook description        -:ok null:required 7:string "":ok x*200:ok x*201:maxlength "a\\u0000":illegal
addWebhook groups             -:required null:required "x":array []:required ["x"]:choice ["votes","votes"]:ok
addWebhook enabled            -:ok null:required "yes":boolean 1:boolean false:ok
editWebhook url               -:ok null:required 7:string "":required "x":link "http://e.org/":link u*1000:ok u*1001:maxlength
editWebhook description       -:ok null:required 7:string "":ok x*200:ok x*201:maxlength
editWebhook groups            -:ok null:required "x":array []:required ["x"]:choice ["votes"]:ok
editWebhook enabled           -:ok null:required "yes":boolean 1:boolean false:ok
listWebhookMessages ?limit    -:ok "x":number 0:min 1:ok 100:ok 101:max
listWebhookMessages ?before   -:ok "x":number 0:min 1:ok
makeInviteLink role_id        -:required null:required "x":number 1.5:number 0:choice 6:choice 2:403/role@role 3:ok
makeInviteLink lasts          -:required 7:choice "year":choice "day":ok null:ok
makeInviteLink most_uses      -:required "x":number 1.5:number 0:min 1:ok 10000:ok 10001:max null:ok
answerInvite accept           -:required null:required "yes":boolean 1:boolean
answerMyInvite accept         -:required null:required "yes":boolean 1:boolean
grantRole role_id             -:required null:required "x":number 1.5:number 0:choice -1:choice 6:choice 1e300:max 3:ok
assignSection user_id         -:required null:required "x":number 1.5:number 0:min 1e300:max 9007199254740991:choice $member:ok
assignSection deadline        -:required null:ok 7:string "":illegal "x":illegal "2026-02-30":illegal "2026-1-1":illegal "3000-01-01":illegal "2020-01-01":min "2999-12-31":ok x*1001:maxlength
listAssignments ?limit        -:ok "x":number 1.5:number 0:min 1:ok 1000:ok 1001:max
listAssignments ?after        -:ok "x":number 0:min 1:ok
listMyAssignments ?limit      -:ok "x":number 1.5:number 0:min 1:ok 100:ok 101:max
listMyAssignments ?after      -:ok "x":number 0:min 1:ok
listMyAssignments ?after_deadline -:ok "":illegal "x":illegal "2026-13-01":illegal "2026-12-31":ok
createRole name               -:required "":required " ":required 7:string "Corrector":notUnique "OWNER":notUnique "Reader":ok
createRole permissions        -:required "x":array ["x"]:choice ["is_owner"]:choice []:ok ["can_approve"]:ok ["can_manage_members"]:403/role@role
editRole name                 -:ok "":required 7:string "Corrector":ok "translator":notUnique
editRole permissions          -:ok "x":array ["x"]:choice ["is_owner"]:choice []:ok ["can_manage_project"]:403/role@role
editRole after_role_id        -:ok null:required "x":number 1.5:number -1:min 1e300:max 6:choice 0:ok 2:ok
deleteRole ?to                -:ok "x":number 0:min 6:choice 3:ok 2:403/role@role
editProject default_role_id   -:ok null:required "x":number 1.5:number 0:choice -1:choice 6:choice 2:choice 3:ok 5:ok

addSection name               -:required null:required 7:string "":required " ":required x*1:ok x*100:ok x*101:maxlength "a\\u0000":illegal
addSection after              -:ok null:required "x":number 1.5:number 0:min 9007199254740991:unknown $section:ok
editSection name              -:ok null:required 7:string "":required x*1:ok x*100:ok x*101:maxlength "a\\u0000":illegal
editSection updated_at        -:ok null:required "x":number 1.5:number 1:409/general@changed
editSection type              -:ok null:required 7:choice "xml":choice "text":ok "json":ok "special_json":ok
translateSectionName translated_name -:required null:required 7:string "":ok x*1:ok x*100:ok x*101:maxlength "a\\u0000":illegal
translateSectionName seen     -:ok null:ok 7:string "":ok "x":409/general@changed x*101:maxlength "a\\u0000":illegal
rearrangeSections sections    -:required null:required "x":array 7:array {}:array [1.5]:number ["1"]:number [0]:min [null]:required
rearrangeSections sections    []:409/order [9007199254740991]:409/order $sectionTwice:409/order $sectionsAndMore:409/order
openEditorPage ?sections      -:required "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone
openEditorPage ?status        -:ok "":choice "none":choice "tr,none":choice "tr,non_app,init,comp,needs_review,failed_checks,non_read_coms":ok "non_tr,tr":ok
openEditorPage ?from          -:ok "":required x*2:minlength x*32:ok x*33:maxlength $username:ok "a\\u0000bc":illegal
openEditorPage ?text          -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal "%_\\\\":ok "(":ok
openEditorPage ?original      -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal "%_\\\\":ok "(":ok
openEditorPage ?translation   -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal "%_\\\\":ok "(":ok
openEditorPage ?key           -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal
openEditorPage ?context       -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal
openEditorPage ?sort          -:ok "":choice "none":choice "index":ok "last_tr_time":ok "comments_amount":ok
openEditorPage ?read_to       -:ok "x":number 0:min 1:ok
openEditorPage ?read          -:ok "1":illegal "1.2":ok "1.2,":illegal "0.2":illegal "1.2,3.4":ok
openEditorPage ?page          -:ok "x":number 1.5:number 0:min 1000000:ok
openEditorPage ?size          -:ok "x":number 9:min 10:ok 200:ok 201:max
openEditorPage ?string        -:ok "x":number 1.5:number 0:min 9007199254740991:ok $string:ok
listMatchingStrings ?sections      -:required "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone
listMatchingStrings ?status        -:ok "":choice "none":choice "tr,none":choice "tr,non_app,init,comp,needs_review,failed_checks,non_read_coms":ok "non_tr,tr":ok
listMatchingStrings ?from          -:ok "":required x*2:minlength x*32:ok x*33:maxlength $username:ok "a\\u0000bc":illegal
listMatchingStrings ?text          -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal "%_\\\\":ok "(":ok
listMatchingStrings ?original      -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal "%_\\\\":ok "(":ok
listMatchingStrings ?translation   -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal "%_\\\\":ok "(":ok
listMatchingStrings ?key           -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal
listMatchingStrings ?context       -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal
listMatchingStrings ?sort          -:ok "":choice "none":choice "index":ok "last_tr_time":ok "comments_amount":ok
listMatchingStrings ?read_to       -:ok "x":number 0:min 1:ok
listMatchingStrings ?read          -:ok "1":illegal "1.2":ok
findNextString ?sections      -:required "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone
findNextString ?status        -:ok "":choice "none":choice "tr,none":choice "tr,non_app,init,comp,needs_review,failed_checks,non_read_coms":ok "non_tr,tr":ok
findNextString ?from          -:ok "":required x*2:minlength x*32:ok x*33:maxlength $username:ok "a\\u0000bc":illegal
findNextString ?text          -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal "%_\\\\":ok "(":ok
findNextString ?original      -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal "%_\\\\":ok "(":ok
findNextString ?translation   -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal "%_\\\\":ok "(":ok
findNextString ?key           -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal
findNextString ?context       -:ok "":ok x*255:ok x*256:maxlength "\\u0000":illegal
findNextString ?sort          -:ok "":choice "none":choice "index":ok "last_tr_time":ok "comments_amount":ok
findNextString ?read_to       -:ok "x":number 0:min 1:ok
findNextString ?read          -:ok "1":illegal "1.2":ok
findNextString ?size          -:ok "x":number 9:min 10:ok 200:ok 201:max
findNextString ?after         -:ok "x":number 1.5:number 0:min 9007199254740991:ok $string:ok
findNextString ?be            -:ok "":choice "none":choice "comp":ok
listEditorRows ?ids           -:required "":number "x":number "1,":number "0x1":number "1.5":number "0":min "9007199254740991":ok $string:ok

listStrings ?limit            -:ok "x":number "":number "1e1":number "0x10":number " 7":number "+7":number 0:min 1:ok 10000:ok 10001:max
listStrings ?after            -:ok "x":number 0:min
listSections ?since           -:ok "x":number -1:min 1.5:number 0:ok 9007199254740991:ok 9007199254740992:max
listStrings ?since            -:ok "x":number -1:min 1.5:number 0:ok 9007199254740991:ok 9007199254740992:max
readSection ?limit            -:ok "x":number "":number "1e1":number "0x10":number " 7":number "+7":number 0:min 1:ok 10000:ok 10001:max
readSection ?after            -:ok "x":number 0:min 9007199254740991:unknown $string:ok
addStrings text               -:required null:required 7:string "":required " \\n":required x*1:ok x*2000:ok x*2001:maxlength "a\\u0000":illegal "\\ud83d":illegal
addStrings key                -:ok null:required 7:string "":ok x*500:ok x*501:maxlength "a\\u0000":illegal
addStrings context            -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength
addStrings max_length         -:ok null:ok "5":number 1.5:number 0:min 1:ok 2000:ok 2001:max
addStrings continues          -:ok null:required "yes":boolean 1:boolean true:ok
addStrings frame              -:ok null:ok 7:object "x":object []:object
addStrings copy_of            null:required "x":number 1.5:number 0:min 9007199254740991:unknown $string:ok
addStrings ?pos               -:ok "x":number "1e1":number 1.5:number 0:min 1:ok 10000:ok 10001:max
addStrings ?splitting         -:ok "words":choice "lines":ok
importStrings strings         -:required null:required "x":array []:required [{}]:text@required
importStrings translations    -:required null:required "x":array []:ok [1]:object [{"string":1,"text":"x"}]:string@unknown [{"string":-1,"text":"x"}]:string@min
importStrings translations    [{"string":0}]:text@required [{"string":0,"text":"x","status":2}]:status@status
importStrings ?splitting      -:ok "words":choice "lines":ok
rearrangeStrings strings      -:required null:required "x":array {}:array [1.5]:number ["1"]:number [0]:min
rearrangeStrings strings      []:409/order [9007199254740991]:409/order $stringTwice:409/order
updateStrings strings         -:required null:required "x":array []:required [{}]:text@required
updateStrings format          -:ok "x":choice "srt":strings@keys
updateStrings header          -:ok null:required 7:string "a\\u0000":illegal
updateStrings footer          -:ok null:required 7:string "a\\u0000":illegal
updateStrings file            -:ok null:required 7:string "":required x*256:maxlength
updateStrings pairs           -:ok null:required "x":array [1]:object []:ok [{"nth":0}]:id@required [{"nth":0,"id":null}]:ok [{"nth":-1,"id":null}]:nth@min
updateStrings remove          -:ok null:required "x":array ["1"]:number [0]:min []:ok [9007199254740991]:unknown
updateStrings seen            -:ok null:required "x":array [1]:object []:409/changed
editString text               null:required 7:string "":required " ":required x*2000:ok x*2001:maxlength "a\\u0000":illegal
editString key                null:required 7:string "":ok x*500:ok x*501:maxlength
editString context            null:required 7:string "":ok x*1000:ok x*1001:maxlength
editString max_length         null:ok "5":number 0:min 1:ok 2000:ok 2001:max
editString continues          null:required "yes":boolean 1:boolean true:ok
editString section_id         null:required "x":number 0:min 9007199254740991:unknown $sectionElsewhere:ok
editString pos                null:required "x":number 1.5:number 0:min 1:ok 10000:ok 10001:max
editString start              null:required "1":number 1.5:number -1:min 0:start@notSubtitles 360000001:max
editString end                null:required "1":number -1:min 1:start@notSubtitles 360000001:max
editString target_start       null:ok "1":number 1.5:number -1:min 0:target_start@notSubtitles 360000001:max
editString target_end         null:ok "1":number -1:min 1:target_start@notSubtitles 360000001:max
editString updated_at         null:required "x":number 1.5:number 1:409/general@changed
splitString at                -:required null:required "x":number 1.5:number 0:min 2:ok 2000:required 2001:max
splitString updated_at        -:ok null:required "x":number 1.5:number 1:409/general@changed
splitString translations      -:ok null:required "x":array []:ok [7]:object [{"at":1}]:400/id@required [{"id":9007199254740991,"at":1}]:unknown
mergeStrings next             -:required null:required "x":number 1.5:number 0:min 9007199254740991:409/next@changed
mergeStrings updated_at       -:ok null:required "x":number 1.5:number 1:409/general@changed
mergeStrings next_updated_at  -:ok null:required "x":number 1.5:number 1:409/next@changed

addTranslation text           -:required null:required 7:string "":required " \\n":required "\\u200b":required x*1:ok x*2000:ok x*2001:maxlength "a\\u0000":illegal "\\udc00":illegal
addTranslation context        -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength
addTranslation status         -:ok null:required "0":number 0.5:number -1:ok 0:ok 1:status 2:status -2:status
editTranslation text          -:ok null:required 7:string "":required " ":required x*2000:ok x*2001:maxlength "a\\u0000":illegal
editTranslation context       -:ok null:required 7:string x*1000:ok x*1001:maxlength
editTranslation status        -:ok null:required "0":number -1:ok 0:ok 1:status 2:status
editTranslation updated_at    -:ok null:required "x":number 1:409/general@changed
castVote is_minus             -:ok null:required "yes":boolean 1:boolean
removeVote is_minus           -:ok null:required "yes":boolean 1:boolean
previewBatch action           -:required null:required 7:choice "x":choice "undo":choice "unapprove":ok
previewBatch strings          -:required null:required "x":array []:required [1.5]:number ["1"]:number [0]:min [9007199254740991]:ok
previewBatch author           -:ok null:required "x":number 1.5:number 0:min 1:ok
previewBatch section_id       -:ok null:required "x":number 1.5:number 0:min 1:choice
previewBatch before           -:ok null:required "x":number 1.5:number 0:min 1:choice
previewBatch after            -:ok null:required "x":number 1.5:number 0:min 1:choice
previewBatch pos              -:ok null:required "x":number 1.5:number 0:min 10001:max 1:choice
previewBatch by              -:ok null:required "x":number -360000001:min 360000001:max 1.5:choice -1:choice
previewBatch factor          -:ok null:required "x":number 0:min 101:max 2:choice
previewBatch times           -:ok null:required 7:choice "x":choice "target":choice
startBatch action             -:required null:required 7:choice "x":choice "undo":choice "unapprove":ok
startBatch strings            -:required null:required "x":array []:required [1.5]:number ["1"]:number [0]:min [9007199254740991]:ok
startBatch author             -:ok null:required "x":number 1.5:number 0:min 1:choice
startBatch section_id         -:ok null:required "x":number 1.5:number 0:min 1:choice
startBatch before             -:ok null:required "x":number 1.5:number 0:min 1:choice
startBatch after              -:ok null:required "x":number 1.5:number 0:min 1:choice
startBatch pos                -:ok null:required "x":number 1.5:number 0:min 10001:max 1:choice
startBatch by                -:ok null:required "x":number -360000001:min 360000001:max 1.5:choice -1:choice
startBatch factor            -:ok null:required "x":number 0:min 101:max 2:choice
startBatch times             -:ok null:required 7:choice "x":choice "target":choice
findTexts ?sections      -:required "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone
findTexts ?find          -:required "":required " ":ok x*255:ok x*256:maxlength "\\u0000":illegal "(":ok
findTexts ?in            -:ok "":choice "sources":ok
findTexts ?scope         -:ok "":choice "approved":ok "mine":ok "current":ok
findTexts ?after         -:ok "":illegal "1":illegal "1.1.1":unknown "0.1.1":illegal
previewReplacing in         -:required null:required 7:choice "x":choice "sources":ok
previewReplacing find       -:required null:required 7:string "":required " ":ok x*255:ok x*256:maxlength "a\\u0000":illegal
previewReplacing regex      -:ok null:required "x":boolean true:ok
previewReplacing match_case -:ok null:required "x":boolean true:ok
previewReplacing whole_words -:ok null:required "x":boolean true:ok
previewReplacing replace    -:required null:required 7:string "":ok x*2000:ok x*2001:maxlength "a\\u0000":illegal
previewReplacing texts      -:required null:required "x":array []:required [{"id":1}]:seen@required [{"id":0,"seen":1}]:id@min [{"id":1,"seen":-1}]:seen@min [{"id":1,"seen":1}]:ok
previewReplacing except     -:ok null:required "x":array [{"id":1}]:place@required [{"id":1,"place":2001}]:place@max [{"id":1,"place":0}]:ok
startReplacing in         -:required null:required 7:choice "x":choice "sources":ok
startReplacing find       -:required null:required 7:string "":required " ":ok x*255:ok x*256:maxlength "a\\u0000":illegal
startReplacing regex      -:ok null:required "x":boolean true:ok
startReplacing match_case -:ok null:required "x":boolean true:ok
startReplacing whole_words -:ok null:required "x":boolean true:ok
startReplacing replace    -:required null:required 7:string "":ok x*2000:ok x*2001:maxlength "a\\u0000":illegal
startReplacing texts      -:required null:required "x":array []:required [{"id":1}]:seen@required [{"id":0,"seen":1}]:id@min [{"id":1,"seen":-1}]:seen@min [{"id":1,"seen":1}]:ok
startReplacing except     -:ok null:required "x":array [{"id":1}]:place@required [{"id":1,"place":2001}]:place@max [{"id":1,"place":0}]:ok
previewRevert section         -:ok null:required "x":number 1.5:number 0:min [9007199254740991]:number 9007199254740991:ok
previewRevert since           -:ok null:required "x":number 1.5:number -1:min 0:ok
previewRevert until           -:ok null:required "x":number 1.5:number -1:min 9007199254740991:ok
previewRevert before          -:ok null:required "x":number 1.5:number 0:min 1:ok
startRevert section           -:ok null:required "x":number 1.5:number 0:min 9007199254740991:409/user@undone
startRevert since             -:ok null:required "x":number 1.5:number -1:min 0:ok
startRevert until             -:ok null:required "x":number 1.5:number -1:min 9007199254740991:ok
exportStrings strings         -:required null:required "x":array []:required [1.5]:number ["1"]:number [0]:min [9007199254740991]:required
exportStrings format          -:ok null:required 7:choice "po":choice "json":ok "special_json":ok "bilingualText":ok
exportStrings version         -:ok null:required "newest":choice "approved":ok
exportStrings untranslated    -:ok null:required "none":choice "empty":ok "skip":ok
exportStrings excludes_needs_review -:ok null:required "yes":boolean true:ok
exportStrings escapes_breaks  -:ok null:required "yes":boolean true:ok
exportStrings target_times    -:ok null:required "yes":boolean true:ok
exportFile ?at                -:ok "x":number 9007199254740991:max
exportFile ?removed           -:ok "":ok "gone":ok x*100:ok x*101:maxlength
exportFile ?sections          -:ok "":number "x":number "1.5":number "0":min "9007199254740991":unknown $section:ok
exportFile ?cue_format        -:ok "docx":choice "text":choice "srt":notSubtitles
exportAsBook ?sections         -:ok "":number "x":number "1.5":number "0":min "9007199254740991":unknown $section:ok
exportAsBook ?format           -:ok "pdf":choice "own":choice "fb2":ok "docx":ok "html":ok "txt":ok
exportAsBook ?layout           -:ok "both":choice "interleaved":ok "columns":ok
exportAsBook ?version          -:ok "newest":choice "approved":ok
exportAsBook ?untranslated     -:ok "none":choice "empty":ok "skip":ok
exportAsBook ?lang             -:ok "de":choice "ru":ok "it":ok
exportFamily ?min_complete     -:ok "x":number "-1":min "101":max "0":ok
exportFamily ?version          -:ok "newest":choice "approved":ok
exportFamily ?untranslated     -:ok "none":choice "empty":ok "skip":ok
exportFile ?version           -:ok "newest":choice "approved":ok
exportFile ?untranslated      -:ok "none":choice "empty":ok "skip":ok
importFile ?name              -:ok "":required " ":required x*255:ok x*256:maxlength "a\\u0000":illegal
importFile ?kind              -:ok "sources":choice "source":ok
importFile ?section           -:ok "x":number 1.5:number 0:min 9007199254740991:unknown $section:ok
importFile ?format            -:ok "doc":choice "docx":body@syntax "text":ok "json":body@json
importFile ?encoding          -:ok "utf-7":choice "utf-8":ok "koi8-r":ok
importFile ?chapters          -:ok "":illegal "x":illegal "1,1":illegal "1,,2":illegal "0":ok "2+3,1":sections@unknown
importFile ?frame_rate        -:ok "":illegal "x":illegal "25":ok "23.976":ok "0.5":min "1001":max
importFile ?track             -:ok "":required "ENCC":ok x*60:ok x*61:maxlength
importFile ?columns           -:ok "":illegal "x":illegal "key":illegal "source,source":illegal "key,source,,translation":ok
importFile ?sheets            -:ok "":illegal "a//b":illegal "Menu/Help":ok x*4000:ok x*4001:maxlength
importFile ?header_row        -:ok "":choice "yes":choice "true":ok "false":ok
importFile ?splitting         -:ok "words":choice "lines":ok "paragraphs":ok
importFile ?status            -:ok "x":number 1.5:number -2:min -1:ok 0:ok 1:max
addLanguages languages        -:required null:required "x":array []:required [7]:object [{}]:target_lang@required [{"target_lang":"xx"}]:target_lang@choice [{"target_lang":"en"}]:target_lang@same [{"target_lang":"it"}]:ok
joinFamily project_id         -:required null:required "x":number 1.5:number 0:min 999999:unknown
startFamilyUpdate sections    -:required null:required "x":array []:required ["x"]:number [0]:min [999999]:unknown
startFamilyUpdate adds_sections null:required "yes":boolean true:ok
startFamilyUpdate removes_missing null:required 1:boolean true:ok
addSharedWord word            -:required null:required 7:string "":required " ":required x*1:ok x*255:ok x*256:maxlength "a\\u0000":illegal
addSharedWord desc            -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength
editSharedWord word           -:ok null:required 7:string "":required x*1:ok x*255:ok x*256:maxlength
editSharedWord desc           -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength
editSharedWord updated_at     -:ok null:required "x":number 1.5:number 1:409/general@changed
listLanguageResults ?after    -:ok "x":number -1:min 0:ok
findInFamily ?section         -:number "x":number 0:min 999999:404/gone
findInFamily ?string          -:ok "x":number 0:min 999999:404/gone
keepWorkbook ?name            -:ok "":required " ":required x*255:ok x*256:maxlength "a\\u0000":illegal
pushFile ?path                -:required "":required " ":required "a/b.txt":ok "../a.txt":illegal "/a.txt":illegal "a//b.txt":illegal x*500:ok x*501:maxlength "a\\u0000":illegal
pushFile ?name                -:ok "":required x*100:ok x*101:maxlength
pushFile ?section             -:ok "x":number 1.5:number 0:min 9007199254740991:unknown $section:strings@keys
pushFile ?hash                -:ok "x":illegal
pushFile ?format              -:ok "pdf":choice "docx":body@syntax "text":ok "json":body@json
pushFile ?encoding            -:ok "utf-7":choice "utf-8":ok
pushFile ?frame_rate          -:ok "":illegal "25":ok "0":min "1001":max
pushFile ?track               -:ok "":required "ENCC":ok x*60:ok x*61:maxlength
pushFile ?columns             -:ok "":illegal "key,key,source":illegal "key,source":ok
pushFile ?sheets              -:ok "":illegal "Menu":ok
pushFile ?header_row          -:ok "1":choice "true":ok
pushFile ?splitting           -:ok "words":choice "lines":ok "paragraphs":ok
importTranslationsToSection string_id     -:required null:required "x":number 1.5:number 0:min
importTranslationsToSection text          -:required null:required 7:string "":required " ":required x*2000:ok x*2001:maxlength "a\\u0000":illegal
importTranslationsToSection status        -:ok null:required "0":number -1:ok 1:ok 2:status
importTranslationsToProject string_id     -:required null:required "x":number 1.5:number 0:min
importTranslationsToProject text          -:required null:required 7:string "":required x*2000:ok x*2001:maxlength
importTranslationsToProject status        -:ok null:required "0":number -1:ok 1:ok 2:status

listComments ?limit           -:ok "x":number 0:min 1:ok 1000:ok 1001:max
listComments ?after           -:ok "x":number 0:min 1:ok
listEntries ?limit            -:ok "x":number 0:min 1:ok 1000:ok 1001:max
listEntries ?after            -:ok "x":number 0:min 9007199254740991:unknown
listEntries ?since            -:ok "x":number -1:min 1.5:number 0:ok 9007199254740991:ok 9007199254740992:max
listSectionComments ?since    -:ok "x":number -1:min 1.5:number 0:ok 9007199254740991:ok 9007199254740992:max
listComments ?since           -:ok "x":number -1:min 1.5:number 0:ok 9007199254740991:ok 9007199254740992:max
listSectionComments ?limit    -:ok "x":number 0:min 1:ok 1000:ok 1001:max
listSectionComments ?after    -:ok "x":number 0:min 1:ok
addComment text               -:required null:required 7:string "":required " ":required x*1:ok x*1000:ok x*1001:maxlength "a\\u0000":illegal
addComment reply              -:ok null:required "1":number 0.5:number -2:min -1:ok 0:reply 9007199254740991:reply $comment:ok
editComment text              -:required null:required 7:string "":required x*1000:ok x*1001:maxlength "a\\u0000":illegal
editComment updated_at        -:ok null:required "x":number 1:409/general@changed
listMentionable ?q            -:ok "":ok x*32:ok x*33:maxlength "%_":ok
getWatches ?section           -:ok "x":number 0:min 1:ok
getWatches ?string            -:ok "x":number 0:min 1:ok
setWatch section_id           -:ok null:required "x":number 0:min
setWatch string_id            -:ok null:required "x":number 0:min 9007199254740991:404/string@gone
setWatch is_watched           -:required null:required "yes":boolean 1:boolean false:ok
markSectionsRead sections     -:required null:required 7:string "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone

listDeleted ?kind             -:ok "":choice "x":choice "string":ok
listDeleted ?limit            -:ok "x":number 0:min 1:ok 200:ok 201:max
listDeleted ?before           -:ok "x":number 0:min 1:ok
listSourceVersions ?limit     -:ok "x":number 0:min 1:ok 200:ok 201:max
listSourceVersions ?before    -:ok "x":number 0:min 1:ok
listStringRevisions ?limit    -:ok "x":number 0:min 1:ok 200:ok 201:max
listStringRevisions ?before   -:ok "x":number 0:min 1:ok
readPast ?at                  -:number "x":number 9007199254740991:max
readPastStrings ?at           -:number "x":number 9007199254740991:max
readPastStrings ?section      -:number "x":number 0:min
readPastStrings ?limit        -:ok "x":number 0:min 1:ok 500:ok 501:max
readPastStrings ?after        -:ok "x":number 0:min 9007199254740991:unknown $string:ok
readHistory ?limit            -:ok "x":number 0:min 1:ok 200:ok 201:max
readHistory ?before           -:ok "x":number 0:min 1:ok
readHistory ?about            -:ok "":choice "x":choice "source":ok "comments":ok
listTranslationRevisions ?limit -:ok "x":number 0:min 1:ok 200:ok 201:max
listTranslationRevisions ?before -:ok "x":number 0:min 1:ok
listEntryRevisions ?limit     -:ok "x":number 0:min 1:ok 200:ok 201:max
listEntryRevisions ?before    -:ok "x":number 0:min 1:ok

addEntry word                 -:required null:required 7:string "":required " ":required x*1:ok x*255:ok x*256:maxlength "a\\u0000":illegal
addEntry word_key             -:ok null:required 7:string "":ok x*255:ok x*256:maxlength "(":pattern "(?=a)":pattern "[z-a]":pattern "a\\u0000":illegal
addEntry translate            -:required null:required 7:string "":required x*1:ok x*255:ok x*256:maxlength
addEntry translate_key        -:ok null:required 7:string "":ok x*255:ok x*256:maxlength "*":pattern
addEntry desc                 -:ok null:required 7:string "":ok x*1000:ok x*1001:maxlength
editEntry word                null:required 7:string "":required x*255:ok x*256:maxlength
editEntry word_key            null:required 7:string "":ok x*255:ok x*256:maxlength "(":pattern
editEntry translate           null:required 7:string "":required x*255:ok x*256:maxlength
editEntry translate_key       null:required 7:string "":ok x*256:maxlength "(":pattern
editEntry desc                null:required 7:string "":ok x*1000:ok x*1001:maxlength
editEntry updated_at          null:required "x":number 1:409/general@changed
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
