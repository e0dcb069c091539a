// Generated from the OpenAPI document. Change the contract, then run `npm run client`.

export interface paths {
    "/api/alive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the process of the service runs */
        get: operations["getAlive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the service and its database respond */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in user; 401 when signed out */
        get: operations["whoami"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with username or email */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with a sign-in that needs a second factor, by a code of the app, a recovery code or a passkey */
        post: operations["continueLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out of this session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{user}/password_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a one-time link to set a user’s new password (site administrators) */
        post: operations["makePasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an email with a link for a new password, if an account has this address */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a link; all sessions of the user end */
        post: operations["choosePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your password; all your other sessions end */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your email */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an email with a link that confirms your address */
        post: operations["sendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an email address with a link */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store your interface language, which emails are written in */
        post: operations["storeLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your sessions, last active first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End all your sessions except this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/security_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what happened to your sign-in within 90 days, newest first */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether you have a second factor */
        get: operations["getSecondFactor"];
        put?: never;
        /** Switch the second factor on, by a code of the app; returns recovery codes */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second_factor/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a secret for an app of one-time codes; a code then confirms it */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second_factor/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace your recovery codes */
        post: operations["makeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second_factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch your second factor off */
        post: operations["switchSecondFactorOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your passkeys, newest first, and the address that they work at */
        get: operations["listPasskeys"];
        put?: never;
        /** Add a passkey, made by the browser with the options */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options with which a browser makes a new passkey */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/{passkey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename one of your passkeys */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/api/account/passkeys/{passkey}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove one of your passkeys */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options with which a browser signs in by a passkey */
        post: operations["beginPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey, which counts as both factors */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the browsers that show your notifications, and the key that browsers need for that */
        get: operations["getPush"];
        put?: never;
        /** Have a browser show your notifications, until its session ends */
        post: operations["addPushDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/push/{device}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop showing your notifications in a browser */
        delete: operations["removePushDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/services/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Go to a sign-in service, which leads back to the callback; a browser opens the address itself */
        get: operations["beginServiceSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/services/{service}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Come back from a sign-in service, which leads here itself */
        get: operations["endServiceSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a sign-in service said of a visitor who has no account yet */
        get: operations["getServiceSignUp"];
        put?: never;
        /** Create an account with a sign-in service, and sign in */
        post: operations["signUpWithService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sign-in services and which of them you have connected */
        get: operations["listAccountServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/services/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to connect a sign-in service: returns the address of this service that leads there */
        post: operations["connectService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/services/{service}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in again with a connected service before setting a first password: returns the address */
        post: operations["confirmWithService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/connected_services/{connected_service}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disconnect a sign-in service */
        post: operations["disconnectService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password/first": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the first password of an account, after a connected service has confirmed it */
        post: operations["setFirstPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get when your account will be deleted, and what prevents it */
        get: operations["getAccountDeletion"];
        put?: never;
        /** Ask for the deletion of your account, which happens some days later unless you cancel it */
        post: operations["askAccountDeletion"];
        /** Cancel the deletion of your account */
        delete: operations["cancelAccountDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download all that is stored about you, as JSON Lines */
        get: operations["downloadMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your API tokens, newest first */
        get: operations["listApiTokens"];
        put?: never;
        /** Create an API token; only this response has it */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/tokens/{api_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke one of your API tokens */
        delete: operations["revokeApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all projects, newest first (site administrators) */
        get: operations["listAllProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Hide a project from all but its owner and site administrators, or restore it (site administrators) */
        patch: operations["hideProject"];
        trace?: never;
    };
    "/api/admin/projects/{project}/sections/{section}/strings/{string}/translations/{translation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete any translation (site administrators) */
        delete: operations["removeTranslation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{project}/sections/{section}/strings/{string}/comments/{comment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete any comment (site administrators) */
        delete: operations["removeComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{user}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a user’s profile text and avatar (site administrators) */
        delete: operations["removeProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List background jobs that failed or will be retried, newest first (site administrators) */
        get: operations["listFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{job}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a failed background job again now (site administrators) */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{job}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a failed background job (site administrators) */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up, with what the service asks for (`SIGN_UP`): a secret code, the token of an invitation link, or nothing */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a user by id or username */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Ban or restrict a user, or grant or revoke site administration (site administrators) */
        patch: operations["restrictUser"];
        trace?: never;
    };
    "/api/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload your avatar; replaces its link */
        post: operations["uploadAvatar"];
        /** Remove your avatar */
        delete: operations["removeAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avatar/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch your avatar from its link again; the current image stays if that fails */
        post: operations["refreshAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search users by part of their name, newest first (site administrators) */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit your profile */
        patch: operations["editProfile"];
        trace?: never;
    };
    "/api/secret_codes1337": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List secret codes, newest first (site administrators) */
        get: operations["listCodes"];
        put?: never;
        /** Add a secret code (site administrators) */
        post: operations["addCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secret_codes1337/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a secret code (site administrators) */
        delete: operations["deleteCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a project to the site administrators */
        post: operations["reportProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report the source text of a string to the site administrators */
        post: operations["reportString"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/translations/{translation}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a translation to the site administrators */
        post: operations["reportTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/comments/{comment}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a comment to the site administrators */
        post: operations["reportComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{user}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a user’s profile to the site administrators */
        post: operations["reportUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was reported, newest first (site administrators) */
        get: operations["listReportCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{report_case}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide all reports on one thing; removing it is a call of its own (site administrators) */
        post: operations["decideReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the users whom you have blocked, newest first */
        get: operations["listBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{user}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block a user; they are not told */
        post: operations["blockUser"];
        /** Unblock a user */
        delete: operations["unblockUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the audit log, newest first (site administrators) */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the hashes of a part of the audit log (site administrators) */
        get: operations["verifyAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the projects you can see, most recently updated first */
        get: operations["listProjects"];
        put?: never;
        /** Create a project; you become its owner */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project_count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the projects of a list, up to a thousand */
        get: operations["countProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a project by id or handle */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project with everything in it; you can restore it for some days (owner)
         * @description Requires is_owner.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Edit project settings and status, or transfer the project to another member
         * @description Requires can_manage_project.
         */
        patch: operations["editProject"];
        trace?: never;
    };
    "/api/projects/{project}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a project’s cover; replaces its link
         * @description Requires can_manage_project.
         */
        post: operations["uploadCover"];
        /**
         * Remove a project’s cover
         * @description Requires can_manage_project.
         */
        delete: operations["removeCover"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/cover/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the cover from its link again; the current image stays if that fails
         * @description Requires can_manage_project.
         */
        post: operations["refreshCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleted_projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the projects that you have deleted and can restore, last deleted first */
        get: operations["listDeletedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleted_projects/{deleted_project}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a project that you have deleted */
        post: operations["undeleteProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/members/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a member with the name of their role */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /** Kick a member out, or leave the project yourself */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/members/{user}/grant_role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a member’s role
         * @description Requires can_manage_members.
         */
        post: operations["grantRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/request_invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a public project, or request to join a private one */
        post: operations["requestInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your invitations and requests, newest first */
        get: operations["listMyInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invites/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the invitations and requests that you can answer */
        get: operations["countInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invites/{invite}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or decline an invitation; declining your own request cancels it */
        post: operations["answerMyInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open invitations and requests of a project, newest first
         * @description Requires can_manage_members.
         */
        get: operations["listInvites"];
        put?: never;
        /**
         * Invite a user; a user who has already requested to join becomes a member
         * @description Requires can_manage_members.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/invites/{invite}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or refuse a request, or answer your own invitation */
        post: operations["answerInvite"];
        /** Cancel an invitation or a request */
        delete: operations["cancelInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/invite_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitation links of a project, newest first
         * @description Requires can_manage_members.
         */
        get: operations["listInviteLinks"];
        put?: never;
        /**
         * Create an invitation link: a user who opens it can join the project
         * @description Requires can_manage_members.
         */
        post: operations["makeInviteLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/invite_links/{link}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation link; members who joined by it stay
         * @description Requires can_manage_members.
         */
        delete: operations["revokeInviteLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the project of an invitation link; 403 `expired` or `usedUp`, 404 if it was revoked */
        get: operations["readInvitation"];
        put?: never;
        /** Join a project by an invitation link */
        post: operations["joinByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks of a project, oldest first
         * @description Requires can_manage_project.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add a webhook: events of the project are posted to a URL; only this response has its secret
         * @description Requires can_manage_project.
         */
        post: operations["addWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook with its messages
         * @description Requires can_manage_project.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Edit a webhook; the caller answers for it from then on
         * @description Requires can_manage_project.
         */
        patch: operations["editWebhook"];
        trace?: never;
    };
    "/api/projects/{project}/webhooks/{webhook}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret of a webhook; the former one signs too for 24 hours
         * @description Requires can_manage_project.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message of the type `ping` to a webhook
         * @description Requires can_manage_project.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/webhooks/{webhook}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a webhook, newest first
         * @description Requires can_manage_project.
         */
        get: operations["listWebhookMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/webhooks/{webhook}/messages/{message}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message of a webhook with its body and the beginning of the response
         * @description Requires can_manage_project.
         */
        get: operations["readWebhookMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/webhooks/{webhook}/messages/{message}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message of a webhook again, with the same webhook-id
         * @description Requires can_manage_project.
         */
        post: operations["resendWebhookMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a custom role
         * @description Requires can_manage_project.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/roles/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a custom role; its members get another one
         * @description Requires can_manage_project.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Rename a custom role, change its permissions, or move it in the order
         * @description Requires can_manage_project.
         */
        patch: operations["editRole"];
        trace?: never;
    };
    "/api/projects/{project}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who is to translate which sections of a project */
        get: operations["listAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a section to a member, or change the deadline of an assignment
         * @description Requires can_manage_sections.
         */
        post: operations["assignSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/assignments/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a section from a member
         * @description Requires can_manage_sections.
         */
        delete: operations["unassignSection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a section for yourself, without a deadline
         * @description Requires can_translate.
         */
        post: operations["claimSection"];
        /**
         * Give a section back, also one that was assigned to you
         * @description Requires can_translate.
         */
        delete: operations["giveBackSection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sections that are assigned to you in all projects, those with the next deadline first */
        get: operations["listMyAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sections of a project in order
         * @description The list has no size limit and is streamed. If the connection breaks, the response is incomplete.
         */
        get: operations["listSections"];
        put?: never;
        /**
         * Add a section at the end or after another section
         * @description Requires can_manage_sections.
         */
        post: operations["addSection"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rearrange sections; the list holds every id once
         * @description Requires can_manage_sections.
         */
        patch: operations["rearrangeSections"];
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a section */
        get: operations["getSection"];
        put?: never;
        post?: never;
        /**
         * Delete a section with its strings
         * @description Requires can_manage_sections.
         */
        delete: operations["deleteSection"];
        options?: never;
        head?: never;
        /**
         * Rename a section, change its type, or publish it to the readers of the feed
         * @description Requires can_manage_sections.
         */
        patch: operations["editSection"];
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/translated_name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Translate a section’s name; an empty translation removes it
         * @description Requires can_translate.
         */
        patch: operations["translateSectionName"];
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the strings of a section in order
         * @description The list has no size limit and is streamed. If the connection breaks, the response is incomplete.
         */
        get: operations["listStrings"];
        put?: never;
        /**
         * Add or import strings, all or none, at the end of a section or at a position
         * @description Requires can_manage_strings.
         */
        post: operations["addStrings"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rearrange the strings of a section; the list holds every id once
         * @description Requires can_manage_strings.
         */
        patch: operations["rearrangeStrings"];
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a string */
        get: operations["getString"];
        put?: never;
        post?: never;
        /**
         * Delete a string with its translations and comments
         * @description Requires can_manage_strings.
         */
        delete: operations["deleteString"];
        options?: never;
        head?: never;
        /**
         * Edit a string, or move it with its translations to another position or section
         * @description Requires can_manage_strings.
         */
        patch: operations["editString"];
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import strings with their translations at the end of a section; all of the strings, or nothing
         * @description Requires can_manage_strings.
         */
        post: operations["importStrings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a section from a newer file, matching by key, timing or text; translations stay
         * @description Requires can_manage_strings.
         */
        patch: operations["updateStrings"];
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a translation of a string with what only the service knows, such as spelling; stores nothing */
        post: operations["checkTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the dictionary words in the source of a string, in any of their forms */
        get: operations["listWordsOfString"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/words/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the dictionary words whose agreed translation a text lacks, and those whose unwanted one it has; stores nothing */
        post: operations["listMissingWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split a string with its translations in two
         * @description Requires can_translate.
         */
        post: operations["splitString"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a string with the next one and their translations
         * @description Requires can_manage_strings.
         */
        post: operations["mergeStrings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a translation
         * @description Requires can_translate.
         */
        post: operations["addTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/translations/{translation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a translation with its votes
         * @description Requires can_translate.
         */
        delete: operations["deleteTranslation"];
        options?: never;
        head?: never;
        /**
         * Edit a translation’s text, or switch it between initial and regular
         * @description Requires can_translate.
         */
        patch: operations["editTranslation"];
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/translations/{translation}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote for or against another’s translation
         * @description Requires can_translate.
         */
        post: operations["castVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/translations/{translation}/unvote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove your vote; 409 if it has the other sign than the one given
         * @description Requires can_translate.
         */
        post: operations["removeVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/translations/{translation}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a translation; the previously approved one becomes regular
         * @description Requires can_translate.
         */
        post: operations["approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/translations/{translation}/unapprove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unapprove a translation; it becomes regular
         * @description Requires can_translate.
         */
        post: operations["unapprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/translations/{translation}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a translation that needs review since an update of its source
         * @description Requires can_translate.
         */
        post: operations["confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import translations into strings of a project
         * @description Requires can_translate.
         */
        post: operations["importTranslationsToProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import translations into a section
         * @description Requires can_translate.
         */
        post: operations["importTranslationsToSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the languages of a project: the projects with the same source that you may read */
        get: operations["getFamily"];
        put?: never;
        post?: never;
        /**
         * Take a project out of its family; it stays as it is (owner)
         * @description Requires is_owner.
         */
        delete: operations["leaveFamily"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/family/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add languages: a new project with the same source for each; the strings follow in the background (owner)
         * @description Requires is_owner.
         */
        post: operations["addLanguages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/family/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make another project of yours with the same source a language of this one (owner)
         * @description Requires is_owner.
         */
        post: operations["joinFamily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/family/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring the source of sections to the other languages, in the background
         * @description Requires can_manage_strings.
         */
        post: operations["startFamilyUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/family/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the newest task of each language whose strings you may manage, with its results */
        get: operations["listLanguageTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/family/tasks/{task}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what a task has done in this project with each section that wasn’t as its source already, in the order in which it was done */
        get: operations["listLanguageResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/family/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find a section, and a string of it, in the other languages */
        get: operations["findInFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/family/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the words of the source that all languages of a project share */
        get: operations["listSharedWords"];
        put?: never;
        /**
         * Add a word for all languages of a project; each translates it in its dictionary
         * @description Requires can_manage_strings.
         */
        post: operations["addSharedWord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/family/words/{word}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a word that all languages share; words of their dictionaries stay
         * @description Requires can_manage_strings.
         */
        delete: operations["deleteSharedWord"];
        options?: never;
        head?: never;
        /**
         * Edit a word that all languages share; words of their dictionaries stay
         * @description Requires can_manage_strings.
         */
        patch: operations["editSharedWord"];
        trace?: never;
    };
    "/api/projects/{project}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a file of strings or translations; the body is the bytes of the file */
        post: operations["importFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Push a source file by its path: its section is updated from it, or made if there is none, of a book those of its chapters; the body is the bytes of the file
         * @description Requires can_manage_strings.
         */
        post: operations["pushFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/workbooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a workbook, so that strings that come from it can name it in their header; the body is the bytes of the file
         * @description Requires can_manage_strings.
         */
        post: operations["keepWorkbook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the translation of a project or of some sections as a file, or as a ZIP with a file for each
         * @description Requires can_translate.
         */
        get: operations["exportFile"];
        put?: never;
        /**
         * Export the translations of some strings as a file, in the order of the project; changes nothing
         * @description Requires can_translate.
         */
        post: operations["exportStrings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/exports/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a project or some of its sections as a book for readers, whose chapters are the sections
         * @description Requires can_translate.
         */
        get: operations["exportAsBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/family/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the translations of all languages of a project as one ZIP with a folder for each
         * @description Requires can_translate.
         */
        get: operations["exportFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/previews/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the chapters of a book, which a new project is to begin with; the body is the bytes of the file */
        post: operations["previewBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/previews/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a text as a source, and store nothing; the body is its bytes
         * @description Requires can_manage_strings.
         */
        post: operations["previewSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/previews/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what a file is, and how many strings it has; the body is the bytes of the file
         * @description Requires can_manage_strings.
         */
        post: operations["previewFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/previews/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pair the translations of texts with strings, and store nothing; the body is a line of JSON that says how each text is read, then their bytes, one after another
         * @description Requires can_translate.
         */
        post: operations["previewTranslations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/previews/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match the strings of a file with those of a section, and store nothing
         * @description Requires can_manage_strings.
         */
        post: operations["previewMatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the translation of a public project as a book, if its managers offer it to everyone */
        get: operations["guestBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/batches/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count what a batch would change, and what it would leave as it is and why; changes nothing
         * @description Requires can_translate.
         */
        post: operations["previewBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a batch: one action on many strings, in the background where they are many
         * @description Requires can_translate.
         */
        post: operations["startBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/batches/{batch}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how far a batch of your own is */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/members/{user}/revert/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the actions that reverting a member would undo, with any conflicts; changes nothing
         * @description Requires can_manage_members.
         */
        post: operations["previewRevert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/members/{user}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revert a member’s actions in the project, as a batch that can be undone
         * @description Requires can_manage_members.
         */
        post: operations["startRevert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments on a string, oldest first
         * @description The list has no size limit and is streamed. If the connection breaks, the response is incomplete.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a string, or reply to a comment
         * @description Requires can_translate.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments in a section, oldest first
         * @description The list has no size limit and is streamed. If the connection breaks, the response is incomplete.
         */
        get: operations["listSectionComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/comments/{comment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment’s text; a placeholder stays
         * @description Requires can_translate.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Edit your own comment
         * @description Requires can_translate.
         */
        patch: operations["editComment"];
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/comments/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all comments on a string as read */
        post: operations["markCommentsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/comments/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all comments in these sections as read */
        post: operations["markSectionsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/dismissals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what is dismissed in a whole project; what is dismissed in a string is in its row of the editor */
        get: operations["listDismissals"];
        put?: never;
        /**
         * Dismiss a finding of a check
         * @description Requires can_translate.
         */
        post: operations["addDismissal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/dismissals/{dismissal}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Restore a finding that was dismissed
         * @description Requires can_translate.
         */
        delete: operations["deleteDismissal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your notifications, newest first, grouped */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count your unread notifications, up to 100 */
        get: operations["countNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark some of your notifications as read, or all up to one */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how you are notified, everywhere or in a project */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose how you are notified, everywhere or in a project; null takes a choice back */
        patch: operations["setNotificationSettings"];
        trace?: never;
    };
    "/api/unsubscribe/{unsubscribe_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch emails off by the link of an email, without signing in */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/mentionable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members and contributors of a project whose name begins so, for mentions in comments
         * @description Requires can_translate.
         */
        get: operations["listMentionable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the projects, sections and strings that you watch, newest first */
        get: operations["listWatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/watches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether you watch a project, one of its sections and one of its strings */
        get: operations["getWatches"];
        put?: never;
        /** Watch a project, a section or a string, or stop it */
        post: operations["setWatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was deleted and can be restored, newest first: as far as the caller may restore it
         * @description Requires can_translate.
         */
        get: operations["listDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/deleted/{event}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore what was deleted, with everything that was in it
         * @description Requires can_translate.
         */
        post: operations["restoreDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/dictionary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the dictionary of a project by word
         * @description The list has no size limit and is streamed. If the connection breaks, the response is incomplete.
         */
        get: operations["listEntries"];
        put?: never;
        /**
         * Add a dictionary word
         * @description Requires can_manage_strings.
         */
        post: operations["addEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/dictionary/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a dictionary word
         * @description Requires can_manage_strings.
         */
        delete: operations["deleteEntry"];
        options?: never;
        head?: never;
        /**
         * Edit a dictionary word; a pattern generated from the word is regenerated
         * @description Requires can_manage_strings.
         */
        patch: operations["editEntry"];
        trace?: never;
    };
    "/api/projects/{project}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the log of a project, newest first
         * @description Requires can_see_logs.
         */
        get: operations["readLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the site log, newest first (site administrators) */
        get: operations["readSiteLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/source_versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports and updates of a section’s source, newest first
         * @description Requires can_manage_strings.
         */
        get: operations["listSourceVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get statistics by section, by user and in total */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/statistics/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the activity of the last 90 days by day and user */
        get: operations["getContributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the storage used by a project and by all its owner’s projects, with their limits
         * @description Requires can_manage_project.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the storage left for a project, by its own limits and its owner’s
         * @description Requires can_translate.
         */
        get: operations["getRemainingQuota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the storage used by all your projects, with its limits */
        get: operations["getOwnUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/editor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a page of the editor: its rows and the state of every page */
        get: operations["openEditorPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/editor/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find the next string with a status, wrapping from the end to the start */
        get: operations["findNextString"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/editor/strings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ids of all strings that match a filter, in their order, as many as a batch may have */
        get: operations["listMatchingStrings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the string of your last translation in a project, else the first untranslated one; null if there is none */
        get: operations["findMyPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the strings of a project that fail each check */
        get: operations["countFailedChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/editor/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get rows of the editor by string ids; deleted strings are skipped */
        get: operations["listEditorRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find a text or a pattern of RE2 in translations or sources, so much at a time */
        get: operations["findTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the strings whose current translation fails a check, with what is found in each, page by page */
        get: operations["listFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/replacements/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count what replacing would change, add, lose and leave as it is and why; changes nothing
         * @description Requires can_translate.
         */
        post: operations["previewReplacing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/replacements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace what was found, as a batch: in the background where there are many texts
         * @description Requires can_translate.
         */
        post: operations["startReplacing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/fixes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count what mending would change, add, lose and leave as it is and why; changes nothing
         * @description Requires can_translate.
         */
        post: operations["previewFixing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/fixes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mend what a check finds, as a batch: in the background where there are many texts
         * @description Requires can_translate.
         */
        post: operations["startFixing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a section for reading: each string with its current translation, in order
         * @description The list has no size limit and is streamed. If the connection breaks, the response is incomplete.
         */
        get: operations["readSection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/reading/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get where you have stopped reading a project */
        get: operations["getReadingPlace"];
        put?: never;
        /** Keep where you have stopped reading a project */
        post: operations["setReadingPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the strings of a section look like in the book that they came from */
        get: operations["readLooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an image of a book by the name that `looks` give it */
        get: operations["readPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the Atom feed of a public project: its newest sections */
        get: operations["readProjectFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the Atom feed of the site: its newest public projects */
        get: operations["readSiteFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/translations/{translation}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the revisions of a translation, newest first; of a deleted one for its author and managers of translations */
        get: operations["listTranslationRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the revisions of a string, newest first */
        get: operations["listStringRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/dictionary/{entry}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the revisions of a dictionary word, newest first */
        get: operations["listEntryRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/sections/{section}/strings/{string}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of a string, newest first: source, translations, approvals, votes, dismissed findings and comments */
        get: operations["readHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read which sections a project had at a moment, in their order */
        get: operations["readPast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/past/strings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the strings of a section as they were at a moment, each with the translation that was current */
        get: operations["readPastStrings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/events/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your own last events that can be undone and aren’t, newest first */
        get: operations["listMyEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/events/{event}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an event of your own; 409 if others built on it, or if it has been undone
         * @description Requires can_translate.
         */
        post: operations["undoEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generate_image/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Generate the default image of a project or user; the same name gives the same image */
        get: operations["generateImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a cover or avatar by its content hash */
        get: operations["readImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the announcements that are shown to you now, newest first */
        get: operations["readAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all announcements, newest first (site administrators) */
        get: operations["listAnnouncements"];
        put?: never;
        /** Add an announcement (site administrators) */
        post: operations["addAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcements/{announcement}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an announcement (site administrators) */
        delete: operations["deleteAnnouncement"];
        options?: never;
        head?: never;
        /** Edit an announcement: all its fields are replaced; end it by its end (site administrators) */
        patch: operations["editAnnouncement"];
        trace?: never;
    };
    "/api/projects/{project}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the events of a project; Last-Event-ID resumes after that event */
        get: operations["readEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the number of your unread notifications */
        get: operations["readNotificationEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{project}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report your presence: the project, the string, whether you’re typing */
        post: operations["showPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountDeletion: {
            days: number;
            deletion: {
                asked_at: number;
                due_at: number;
                /** @enum {string} */
                texts: "keep" | "erase";
            } | null;
            projects: {
                id: number;
                handle: string;
                name: string;
            }[];
            is_last_admin: boolean;
        };
        AccountService: {
            name: string | null;
            label: string;
            issuer: string;
            id: number | null;
            since: number | null;
        };
        AccountServices: {
            has_password: boolean;
            may_set_password: boolean;
            services: components["schemas"]["AccountService"][];
        };
        AdministeredProject: {
            id: number;
            handle: string;
            name: string;
            description: string;
            /** @enum {string} */
            visibility: "public" | "private" | "closed";
            /** @enum {string} */
            status: "opened" | "closed" | "frozen";
            created_at: number;
            listed_at: number;
            hidden: {
                at: number;
                reason: string;
            } | null;
            owner: {
                id: number;
                username: string;
            };
            members_amount: number;
            strings_amount: number;
            translations_amount: number;
        };
        Announcement: {
            id: number;
            text_en: string;
            text_ru: string;
            text_it: string;
            /** @enum {string} */
            kind: "info" | "warning";
            link: string;
            dismissible: boolean;
            edited_at: number;
            starts_at: number | null;
            ends_at: number | null;
            /** @enum {string} */
            audience: "everyone" | "members";
            created_by: {
                id: number;
                username: string;
            } | null;
            created_at: number;
        };
        ApiToken: {
            id: number;
            name: string;
            scopes: ("read" | "translate" | "manage")[];
            start: string;
            created_at: number;
            expires_at: number | null;
            last_used_at: number | null;
        };
        Assignment: {
            id: number;
            section_id: number;
            user: {
                id: number;
                username: string;
            };
            assigned_by: {
                id: number;
                username: string;
            };
            deadline: string | null;
            at: number;
        };
        AuditLogEntry: {
            id: number;
            at: number;
            /** @enum {string} */
            kind: "access" | "passwordLink" | "removeProfile" | "decideReports" | "askDeletion" | "cancelDeletion" | "deleteUser" | "deleteProject" | "undeleteProject" | "hideProject" | "restoreProject" | "addCode" | "deleteCode" | "adminSecondFactor" | "addAnnouncement" | "editAnnouncement" | "deleteAnnouncement";
            actor: {
                id: number;
                username: string;
            } | null;
            user: {
                id: number;
                username: string;
            } | null;
            facts: {
                [key: string]: unknown;
            };
            hash: string;
        };
        Batch: {
            id: number;
            /** @enum {string} */
            action: "approve" | "unapprove" | "setInitial" | "clearInitial" | "copySource" | "retime" | "move" | "delete" | "replace" | "replaceSource" | "undo" | "revert";
            amount: number;
            done: number;
            changed: number;
            skipped: {
                reason: components["schemas"]["Reason"];
                amount: number;
            }[];
            created_at: number;
            ended_at: number | null;
            refused: components["schemas"]["Reason"] | null;
        };
        CheckFinding: {
            /** @enum {string} */
            check: "inconsistent" | "spelling" | "grammar";
            /** @enum {string} */
            kind: "certain" | "likely" | "perhaps";
            code: string;
            values?: {
                [key: string]: string | number;
            };
            form?: string;
            source?: {
                start: number;
                end: number;
            }[];
            target?: {
                start: number;
                end: number;
            }[];
            fix?: {
                start: number;
                end: number;
                text: string;
            };
            alternatives?: string[];
        };
        Comment: {
            id: number;
            string_id: number;
            author_id: number;
            author: {
                id: number;
                username: string;
            };
            text: string;
            reply: number;
            created_at: number;
            updated_at: number;
            edited: boolean;
            deleted: boolean;
            read: boolean;
        };
        DailyContribution: {
            /** @description milliseconds since 1970 UTC */
            day: number;
            user: {
                id: number;
                username: string;
            } | null;
            translations: number;
            approves: number;
            comments: number;
        };
        DeletedItem: {
            event: number;
            /** @enum {string} */
            kind: "section" | "string" | "translation" | "comment" | "entry";
            item: number;
            deleted_at: number;
            deleted_until: number;
            actor: {
                id: number;
                username: string;
            } | null;
            author: {
                id: number;
                username: string;
            } | null;
            section: {
                id: number;
                name: string | null;
            } | null;
            string: {
                id: number;
                text: string | null;
            } | null;
            text: string;
            strings: number;
            translations: number;
            comments: number;
            differences: {
                /** @enum {string} */
                kind: "start" | "end" | "breaks" | "lacks" | "adds";
                signs?: string[];
                source?: number;
                own?: number;
            }[];
        };
        DeletedProject: {
            id: number;
            handle: string;
            name: string;
            cover_image: string | null;
            strings_amount: number;
            deleted_at: number;
            restorable_until: number;
        };
        /** @enum {string} */
        DeliveryName: "off" | "app" | "mail" | "daily" | "weekly";
        Dismissal: {
            id: number;
            /** @enum {string} */
            check: "placeholders" | "tags" | "icu-syntax" | "plural-forms" | "length" | "brackets" | "escapes" | "control-characters" | "edge-spaces" | "line-breaks" | "double-spaces" | "numbers" | "end-punctuation" | "space-before-punctuation" | "quotation-marks" | "urls" | "mixed-scripts" | "untranslated" | "repeated-word" | "capitals" | "length-ratio" | "inconsistent" | "cue-reading" | "spelling" | "grammar";
            /** @enum {string} */
            scope: "here" | "string" | "word" | "project";
            what: string;
            reason: string;
            string_id: number | null;
            user: {
                id: number;
                username: string;
            };
            at: number;
        };
        EditorRow: {
            id: number;
            section_id: number;
            index: number;
            text: string;
            key: string;
            context: string;
            max_length: number | null;
            continues: boolean;
            target_start: number | null;
            target_end: number | null;
            updated_at: number;
            comments_amount: number;
            flags: string[] | null;
            translations: components["schemas"]["Translation"][];
            unread_amount: number;
            dismissals: components["schemas"]["Dismissal"][];
        };
        Entry: {
            word: string;
            word_key: string;
            translate: string;
            translate_key: string;
            desc: string;
            /** @enum {string} */
            status: "preferred" | "admitted" | "forbidden" | "obsolete";
            /** @enum {string} */
            part_of_speech: "unspecified" | "noun" | "name" | "verb" | "adjective" | "adverb" | "other";
            /** @enum {string} */
            gender: "unspecified" | "masculine" | "feminine" | "neuter" | "common";
            is_untranslated: boolean;
            is_case_sensitive: boolean;
            note: string;
            example: string;
            link: string;
            id: number;
            updated_at: number;
            is_off: boolean;
        };
        EntryRevision: {
            event: number;
            created_at: number;
            editor: {
                id: number;
                username: string;
            } | null;
            deleted: boolean;
            word: string;
            word_key: string;
            translate: string;
            translate_key: string;
            desc: string;
            /** @enum {string} */
            status: "preferred" | "admitted" | "forbidden" | "obsolete";
            /** @enum {string} */
            part_of_speech: "unspecified" | "noun" | "name" | "verb" | "adjective" | "adverb" | "other";
            /** @enum {string} */
            gender: "unspecified" | "masculine" | "feminine" | "neuter" | "common";
            is_untranslated: boolean;
            is_case_sensitive: boolean;
            note: string;
            example: string;
            link: string;
        };
        FailedJob: {
            id: string;
            /** @enum {string} */
            kind: "deleteExpired" | "consumeEvents" | "deleteUnusedImages" | "fetchImageLinks" | "purgeDeletedProjects" | "deleteAccounts" | "runBatch" | "updateLanguage" | "sendMail" | "mailNotifications" | "queueWebhooks" | "sendWebhooks" | "sendPushes" | "remindOfDeadlines";
            created_at: number;
            tried_at: number;
            tries: number;
            next_at: number | null;
            error: string;
        };
        FailureItem: {
            key: string;
            /** @enum {string} */
            kind: "required" | "minlength" | "maxlength" | "forms" | "checks" | "min" | "max" | "string" | "number" | "boolean" | "array" | "object" | "choice" | "illegal" | "invisible" | "mixedScripts" | "email" | "link" | "notUnique" | "reserved" | "same" | "wrong" | "expired" | "usedUp" | "secondFactor" | "noPassword" | "passkeyAddress" | "common" | "unknown" | "json" | "syntax" | "tooDeep" | "encrypted" | "proofread" | "mediaType" | "bodyTooLarge" | "quotaSections" | "quotaStrings" | "quotaBytes" | "quotaUserStrings" | "quotaUserBytes" | "quotaMembers" | "quotaInvites" | "quotaPatterns" | "quotaEntries" | "notSubtitles" | "mixed" | "tooMany" | "disabled" | "tooOften" | "newAccount" | "newAccountLinks" | "notImage" | "imageTooLarge" | "noBooks" | "limited" | "crossSite" | "signedOut" | "scope" | "sessionOnly" | "banned" | "hidden" | "role" | "own" | "pattern" | "slow" | "frozen" | "closed" | "status" | "keys" | "keyed" | "wholeFormat" | "differs" | "inFamily" | "notFirst" | "otherSource" | "reply" | "deleted" | "member" | "invited" | "owner" | "fixedRole" | "defaultRole" | "last" | "ownsProjects" | "order" | "changed" | "undone" | "notUndoable" | "notKept" | "notRecorded" | "editedSince" | "approvedSince" | "unapprovedSince" | "votedSince" | "repliedSince" | "movedSince" | "filledSince" | "translatedSince" | "running" | "keyUsed" | "signUpClosed" | "mailOff" | "gone" | "broken" | "busy" | "unavailable";
            index?: number;
            line?: number;
            characters?: string[];
            checks?: string[];
        };
        FailureReply: {
            status: number;
            errors: components["schemas"]["FailureItem"][];
            total?: number;
            current?: unknown;
        };
        Family: {
            id: number | null;
            source_lang: string;
            languages: components["schemas"]["FamilyLanguage"][];
        };
        FamilyLanguage: {
            project_id: number;
            handle: string;
            name: string;
            target_lang: string;
            /** @enum {string} */
            visibility: "public" | "private" | "closed";
            /** @enum {string} */
            status: "opened" | "closed" | "frozen";
            members_amount: number;
            check_severities: components["schemas"]["SeveritiesReply"];
            stats: {
                strings_amount: number;
                strings_translated: number;
                strings_approved: number;
                strings_initial: number;
                strings_needing_review: number;
                translations_amount: number;
                last_update: number | null;
                completeness?: number;
                approveness?: number;
                plural_coefficient?: number;
            };
            role_id: number | null;
            permissions: ("can_translate" | "can_self_approve" | "can_approve" | "can_manage_translations" | "can_manage_strings" | "can_manage_sections" | "can_manage_members" | "can_see_logs" | "can_manage_project" | "is_owner")[] | null;
        };
        FaultyString: {
            id: number;
            section_id: number;
            index: number;
            key: string;
            context: string;
            text: string;
            translation: {
                id: number;
                text: string;
                author_id: number;
                /** @enum {number} */
                status: -1 | 0 | 1;
            } | null;
            changed_at: number;
            findings: {
                /** @enum {string} */
                check: "placeholders" | "tags" | "icu-syntax" | "plural-forms" | "length" | "brackets" | "escapes" | "control-characters" | "edge-spaces" | "line-breaks" | "double-spaces" | "numbers" | "end-punctuation" | "space-before-punctuation" | "quotation-marks" | "urls" | "mixed-scripts" | "untranslated" | "repeated-word" | "capitals" | "length-ratio" | "inconsistent" | "cue-reading" | "cue-times";
                /** @enum {string} */
                kind: "certain" | "likely" | "perhaps";
                code: string;
                values?: {
                    [key: string]: string | number;
                };
                source?: {
                    start: number;
                    end: number;
                }[];
                target?: {
                    start: number;
                    end: number;
                }[];
                fix?: {
                    start: number;
                    end: number;
                    text: string;
                };
                form?: string;
            }[];
        };
        HistoryEvent: {
            event: number;
            created_at: number;
            /** @enum {string} */
            kind: "addStrings" | "editString" | "deleteString" | "restoreString" | "splitString" | "mergeStrings" | "addTranslation" | "editTranslation" | "deleteTranslation" | "restoreTranslation" | "vote" | "unvote" | "approve" | "unapprove" | "confirmTranslation" | "dismissFinding" | "restoreFinding" | "addComment" | "editComment" | "deleteComment" | "restoreComment";
            actor: {
                id: number;
                username: string;
            } | null;
            by_site: boolean;
            source: {
                before: {
                    section_id: number;
                    text: string;
                    key: string;
                    context: string;
                    max_length: number | null;
                    continues: boolean;
                    target_start: number | null;
                    target_end: number | null;
                } | null;
                after: {
                    section_id: number;
                    text: string;
                    key: string;
                    context: string;
                    max_length: number | null;
                    continues: boolean;
                    target_start: number | null;
                    target_end: number | null;
                } | null;
            } | null;
            translation: {
                id: number;
                author: {
                    id: number;
                    username: string;
                } | null;
                deleted: boolean;
                before: {
                    /** @enum {number} */
                    status: -1 | 0 | 1;
                    text: string;
                    context: string;
                } | null;
                after: {
                    /** @enum {number} */
                    status: -1 | 0 | 1;
                    text: string;
                    context: string;
                } | null;
            } | null;
            comment: {
                id: number;
                author: {
                    id: number;
                    username: string;
                } | null;
                deleted: boolean;
                before: string | null;
                after: string | null;
            } | null;
            finding: {
                check: string;
                text: string;
                reason: string;
            } | null;
            is_minus: boolean | null;
            needs_review: boolean | null;
            replaced: ({
                find: string;
                replace: string;
                regex: boolean;
            } | {
                /** @enum {string} */
                check: "placeholders" | "tags" | "icu-syntax" | "plural-forms" | "length" | "brackets" | "escapes" | "control-characters" | "edge-spaces" | "line-breaks" | "double-spaces" | "numbers" | "end-punctuation" | "space-before-punctuation" | "quotation-marks" | "urls" | "mixed-scripts" | "untranslated" | "repeated-word" | "capitals" | "length-ratio" | "inconsistent" | "cue-reading" | "cue-times";
            }) | null;
        };
        HistoryPage: {
            events: components["schemas"]["HistoryEvent"][];
            next: number | null;
        };
        Invitation: {
            project: {
                id: number;
                handle: string;
                name: string;
                description: string;
                cover_image: string | null;
                /** @enum {string} */
                visibility: "public" | "private" | "closed";
                /** @enum {string} */
                status: "opened" | "closed" | "frozen";
                source_lang: string;
                target_lang: string;
            };
            role_id: number;
            role_name: string;
            maker: {
                id: number;
                username: string;
            };
            is_member: boolean;
            admits: boolean;
        };
        Invite: {
            id: number;
            project_id: number;
            user_id: number;
            inviter_id: number;
            created_at: number;
            user?: {
                id: number;
                username: string;
            };
            inviter?: {
                id: number;
                username: string;
            };
            project?: components["schemas"]["InvitedProject"];
        };
        InviteLink: {
            id: number;
            role_id: number;
            role_name: string;
            maker: {
                id: number;
                username: string;
            };
            created_at: number;
            expires_at: number | null;
            uses: number;
            most_uses: number | null;
            path: string | null;
            problem: ("expired" | "usedUp" | "gone") | null;
            admits: boolean;
        };
        InvitedProject: {
            id: number;
            handle: string;
            name: string;
            description: string;
            cover_image: string | null;
            /** @enum {string} */
            visibility: "public" | "private" | "closed";
            /** @enum {string} */
            status: "opened" | "closed" | "frozen";
        };
        LanguageTask: {
            id: number;
            project_id: number;
            amount: number;
            done: number;
            created_at: number;
            ended_at: number | null;
            refused: ("role" | "frozen" | "closed" | "gone") | null;
            counts: {
                /** @enum {string} */
                outcome: "added" | "updated" | "unchanged" | "missing" | "gone" | "empty" | "tooMany" | "role" | "quotaSections" | "quotaStrings" | "quotaBytes" | "quotaUserStrings" | "quotaUserBytes";
                amount: number;
            }[];
        };
        ListedString: {
            id: number;
            section_id: number;
            index: number;
            text: string;
            key: string;
            context: string;
            max_length: number | null;
            continues: boolean;
            target_start: number | null;
            target_end: number | null;
            updated_at: number;
            comments_amount: number;
            frame?: {
                lead: string;
                raw: string | null;
            } | null;
            joint?: string | null;
            translations_amount?: number;
            translations?: components["schemas"]["Translation"][];
            comments?: components["schemas"]["Comment"][];
        };
        LiveComment: {
            id: number;
            string_id: number;
            author_id: number;
            author: {
                id: number;
                username: string;
            };
            text: string;
            reply: number;
            created_at: number;
            updated_at: number;
            edited: boolean;
            deleted: boolean;
        };
        LiveRow: {
            id: number;
            section_id: number;
            text: string;
            key: string;
            context: string;
            max_length: number | null;
            continues: boolean;
            target_start: number | null;
            target_end: number | null;
            updated_at: number;
            comments_amount: number;
            flags: string[] | null;
            translations: components["schemas"]["Translation"][];
            dismissals: components["schemas"]["Dismissal"][];
        };
        LogEntry: {
            id: number;
            w: number;
            T: number;
            u: {
                id: number;
                username: string;
            } | null;
            i: {
                id: number;
                username: string;
            } | null;
            k: {
                id: number;
                username: string;
            } | null;
            m: {
                id: number;
                username: string;
            } | null;
            r: string | null;
            n: string | null;
            se: {
                id: number;
                name: string | null;
            } | null;
            string_id: number | null;
            string_section: number | null;
            translation_id: number | null;
            comment_id: number | null;
            amount: number | null;
            acts: {
                [key: string]: [
                    unknown,
                    unknown
                ];
            };
            by_site?: boolean;
            fields?: string[];
            /** @enum {string} */
            action?: "approve" | "unapprove" | "setInitial" | "clearInitial" | "copySource" | "retime" | "move" | "delete" | "replace" | "replaceSource" | "undo" | "revert";
            replaced?: {
                find: string;
                replace: string;
                regex: boolean;
            } | {
                /** @enum {string} */
                check: "placeholders" | "tags" | "icu-syntax" | "plural-forms" | "length" | "brackets" | "escapes" | "control-characters" | "edge-spaces" | "line-breaks" | "double-spaces" | "numbers" | "end-punctuation" | "space-before-punctuation" | "quotation-marks" | "urls" | "mixed-scripts" | "untranslated" | "repeated-word" | "capitals" | "length-ratio" | "inconsistent" | "cue-reading" | "cue-times";
            };
            version?: {
                file: string | null;
                added: number;
                changed: number;
                moved: number;
                removed: number;
                skipped?: {
                    [key: string]: number;
                };
            };
            batch?: number;
            undoes?: number;
            redo?: boolean;
        };
        Me: {
            id: number;
            username: string;
            about: string;
            avatar_url: string;
            avatar_image: string | null;
            avatar_generated: string;
            /** @enum {string} */
            gender: "hidden" | "male" | "female";
            created_at: number;
            email: string;
            email_confirmed: boolean;
            avatar_problem: components["schemas"]["Problem"];
            limitations: number;
            site_admin: boolean;
            lacks_second_factor: boolean;
            updated_at: number;
        };
        Member: {
            user: {
                id: number;
                username: string;
            };
            role_id: number;
            role_name: string;
            rating: [
                number,
                number
            ];
            joined_at: number;
        };
        MyAssignment: {
            id: number;
            project: {
                id: number;
                handle: string;
                name: string;
            };
            section: {
                id: number;
                name: string;
                strings_amount: number;
                strings_translated: number;
                strings_approved: number;
            };
            assigned_by: {
                id: number;
                username: string;
            };
            deadline: string | null;
            at: number;
        };
        Notification: {
            id: number;
            ids: number[];
            kind: components["schemas"]["NotificationKindName"];
            at: number;
            is_read: boolean;
            project: {
                id: number;
                handle: string;
                name: string;
            } | null;
            section: {
                id: number;
                name: string;
            } | null;
            string: {
                id: number;
                text: string;
            } | null;
            translation: {
                id: number;
                text: string;
            } | null;
            comment: {
                id: number;
                text: string;
            } | null;
            is_gone: boolean;
            actors: {
                id: number;
                username: string;
            }[];
            actors_amount: number;
            amount: number;
            role: string | null;
            status: string | null;
            action: string | null;
            deadline: string | null;
            review_amount: number;
            report: {
                /** @enum {string} */
                target: "project" | "string" | "translation" | "comment" | "profile";
                /** @enum {string} */
                decision: "removed" | "dismissed";
                user: {
                    id: number;
                    username: string;
                } | null;
            } | null;
        };
        /** @enum {string} */
        NotificationKindName: "mention" | "reply" | "approved" | "edited" | "deleted" | "rivalled" | "vote" | "invitation" | "joinRequest" | "roleChange" | "projectState" | "newSection" | "sourceUpdate" | "sectionFinished" | "jobFinished" | "assigned" | "assignmentDue" | "webhookDisabled" | "reportDecided";
        Passkey: {
            id: number;
            name: string;
            created_at: number;
            used_at: number | null;
        };
        PastProject: {
            /** @description milliseconds since 1970 UTC */
            at: number;
            previous: number | null;
            next: number | null;
            sections: components["schemas"]["PastSection"][];
        };
        PastSection: {
            id: number;
            num: number;
            name: string | null;
            translated_name: string | null;
            strings_amount: number;
            deleted: boolean;
        };
        PastString: {
            id: number;
            index: number;
            text: string | null;
            context: string;
            continues: boolean;
            /** @enum {string} */
            state: "none" | "initial" | "review" | "approved";
            translation: string | null;
            removed: boolean;
        };
        Problem: ("pending" | "tooOften" | "notPublic" | "broken" | "unreachable" | "slow" | "notFound" | "denied" | "notImage" | "imageTooLarge") | null;
        Project: {
            id: number;
            handle: string;
            name: string;
            description: string;
            recomendations: string;
            author: string;
            original_title: string;
            translated_title: string;
            translators: string;
            series: string;
            year: string;
            licence: string;
            cover_url: string;
            cover_image: string | null;
            cover_problem: components["schemas"]["Problem"];
            source_lang: string;
            target_lang: string;
            /** @enum {string} */
            visibility: "public" | "private" | "closed";
            /** @enum {string} */
            status: "opened" | "closed" | "frozen";
            guest_books: boolean;
            grammar_consent: boolean;
            /** @enum {string} */
            feed_shows: "translated" | "published";
            cue_line_length: number | null;
            cue_lines: number | null;
            cue_speed: number | null;
            cue_min_duration: number | null;
            cue_max_duration: number | null;
            cue_min_gap: number | null;
            check_severities: components["schemas"]["SeveritiesReply"];
            placeholder_patterns: string;
            created_at: number;
            updated_at: number;
            listed_at: number;
            owner_id: number;
            in_family: boolean;
            stats: {
                strings_amount: number;
                strings_translated: number;
                strings_approved: number;
                strings_initial: number;
                strings_needing_review: number;
                translations_amount: number;
                last_update: number | null;
                completeness?: number;
                approveness?: number;
                plural_coefficient?: number;
            };
            hidden: {
                at: number;
                reason: string;
            } | null;
            role_id: number | null;
            role_name: string | null;
            permissions: ("can_translate" | "can_self_approve" | "can_approve" | "can_manage_translations" | "can_manage_strings" | "can_manage_sections" | "can_manage_members" | "can_see_logs" | "can_manage_project" | "is_owner")[] | null;
            default_role_id: number;
            invite: {
                id: number;
                inviter_id: number;
            } | null;
            members?: components["schemas"]["Member"][];
            sections?: components["schemas"]["Section"][];
            roles?: components["schemas"]["Role"][];
        };
        ProjectUsage: {
            sections: {
                used: number;
                most: number;
            };
            strings: {
                used: number;
                most: number;
            };
            bytes: {
                used: number;
                most: number;
            };
        };
        PushDevice: {
            id: number;
            endpoint: string;
            browser: string | null;
            system: string | null;
            created_at: number;
        };
        ReadString: {
            id: number;
            index: number;
            text: string;
            context: string;
            continues: boolean;
            /** @enum {string} */
            state: "none" | "initial" | "review" | "approved";
            translation: string | null;
        };
        /** @enum {string} */
        Reason: "gone" | "untranslated" | "translated" | "already" | "approved" | "role" | "forms" | "checks" | "maxlength" | "required" | "quota" | "changed" | "exists" | "tooMany" | "full" | "movedSince" | "slow" | "notSubtitles" | "noTimes" | "min" | "max" | "minlength" | "string" | "number" | "boolean" | "array" | "object" | "choice" | "illegal" | "invisible" | "mixedScripts" | "email" | "link" | "notUnique" | "reserved" | "same" | "wrong" | "expired" | "usedUp" | "secondFactor" | "noPassword" | "passkeyAddress" | "common" | "unknown" | "json" | "syntax" | "tooDeep" | "encrypted" | "proofread" | "mediaType" | "bodyTooLarge" | "quotaSections" | "quotaStrings" | "quotaBytes" | "quotaUserStrings" | "quotaUserBytes" | "quotaMembers" | "quotaInvites" | "quotaPatterns" | "quotaEntries" | "mixed" | "disabled" | "tooOften" | "newAccount" | "newAccountLinks" | "notImage" | "imageTooLarge" | "noBooks" | "limited" | "crossSite" | "signedOut" | "scope" | "sessionOnly" | "banned" | "hidden" | "own" | "pattern" | "frozen" | "closed" | "status" | "keys" | "keyed" | "wholeFormat" | "differs" | "inFamily" | "notFirst" | "otherSource" | "reply" | "deleted" | "member" | "invited" | "owner" | "fixedRole" | "defaultRole" | "last" | "ownsProjects" | "order" | "undone" | "notUndoable" | "notKept" | "notRecorded" | "editedSince" | "approvedSince" | "unapprovedSince" | "votedSince" | "repliedSince" | "filledSince" | "translatedSince" | "running" | "keyUsed" | "signUpClosed" | "mailOff" | "broken" | "busy" | "unavailable";
        ReplacingPreview: {
            edited: number;
            added: number;
            votes_lost: number;
            approvals_lost: number;
            breaking: {
                amount: number;
                texts: number[];
            };
            skipped: {
                reason: components["schemas"]["Reason"];
                amount: number;
                texts: number[];
            }[];
        };
        ReportCase: {
            id: number;
            /** @enum {string} */
            target: "project" | "string" | "translation" | "comment" | "profile";
            project: {
                id: number;
                name: string;
            } | null;
            section_id: number | null;
            string_id: number | null;
            translation_id: number | null;
            comment_id: number | null;
            author: {
                id: number;
                username: string;
            } | null;
            text: string;
            created_at: number;
            reports: {
                reporter: {
                    id: number;
                    username: string;
                } | null;
                /** @enum {string} */
                reason: "spam" | "abuse" | "copyright" | "illegal" | "other";
                note: string;
                created_at: number;
            }[];
            reports_amount: number;
            decision: ("removed" | "dismissed") | null;
            decided_at: number | null;
            decided_by: {
                id: number;
                username: string;
            } | null;
            decision_note: string;
        };
        Role: {
            id: number;
            name: string;
            permissions: ("can_translate" | "can_self_approve" | "can_approve" | "can_manage_translations" | "can_manage_strings" | "can_manage_sections" | "can_manage_members" | "can_see_logs" | "can_manage_project" | "is_owner")[];
        };
        SecretCode: {
            id: number;
            phrase: string;
            amount: number;
            last_until: number;
            created_at: number;
        };
        Section: {
            id: number;
            project_id: number;
            name: string;
            translated_name: string | null;
            num: number;
            /** @enum {string} */
            type: "text" | "json" | "special_json";
            splitting: ("lines" | "paragraphs") | null;
            /** @enum {string} */
            format: "text" | "json" | "special_json" | "srt" | "vtt" | "ass" | "sbv" | "microdvd" | "ttml" | "lrc" | "sami" | "po" | "markdown" | "android" | "xliff" | "properties" | "apple_strings" | "nested_json" | "arb" | "yaml" | "php" | "fluent" | "resx" | "stringsdict" | "qt_ts" | "xcstrings" | "csv" | "tsv" | "xlsx" | "epub" | "fb2" | "docx" | "odt" | "html" | "markdown_document" | "text_document";
            has_only_labels: boolean;
            header?: string | null;
            footer?: string | null;
            source_path: string | null;
            source_hash: string | null;
            published_at: number | null;
            updated_at: number;
            stats: {
                strings_amount: number;
                strings_translated: number;
                strings_approved: number;
                strings_initial: number;
                strings_needing_review: number;
                translations_amount: number;
                last_update: number | null;
                completeness?: number;
                approveness?: number;
                plural_coefficient?: number;
            };
            strings?: components["schemas"]["ListedString"][];
        };
        SecurityEvent: {
            id: number;
            /** @enum {string} */
            kind: "signIn" | "signInFailed" | "passwordChanged" | "passwordReset" | "passwordLink" | "emailChanged" | "tokenCreated" | "tokenRevoked" | "secondFactorOn" | "secondFactorOff" | "secondFactorRemoved" | "recoveryCodesMade" | "recoveryCodeUsed" | "passkeyAdded" | "passkeyRemoved" | "passkeyCopied" | "serviceConnected" | "serviceDisconnected";
            at: number;
            amount: number;
            browser: string | null;
            system: string | null;
            address: string;
            is_new_device: boolean;
            detail: string;
        };
        Session: {
            id: number;
            created_at: number;
            seen_at: number;
            expires_at: number;
            browser: string | null;
            system: string | null;
            address: string;
            is_current: boolean;
        };
        SeveritiesReply: {
            /** @enum {string} */
            placeholders?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            tags?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "icu-syntax"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "plural-forms"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            length?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            brackets?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            escapes?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "control-characters"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "edge-spaces"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "line-breaks"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "double-spaces"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            numbers?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "end-punctuation"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "space-before-punctuation"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "quotation-marks"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            urls?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "mixed-scripts"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            untranslated?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "repeated-word"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            capitals?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            "length-ratio"?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            inconsistent?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            spelling?: "off" | "warning" | "approval" | "saving";
            /** @enum {string} */
            grammar?: "off" | "warning" | "approval" | "saving";
        };
        SharedWord: {
            id: number;
            word: string;
            desc: string;
            updated_at: number;
        };
        ShownAnnouncement: {
            id: number;
            text_en: string;
            text_ru: string;
            text_it: string;
            /** @enum {string} */
            kind: "info" | "warning";
            link: string;
            dismissible: boolean;
            edited_at: number;
        };
        SourceString: {
            id: number;
            section_id: number;
            index: number;
            text: string;
            key: string;
            context: string;
            max_length: number | null;
            continues: boolean;
            target_start: number | null;
            target_end: number | null;
            updated_at: number;
            comments_amount: number;
        };
        SourceVersion: {
            event: number;
            created_at: number;
            user: {
                id: number;
                username: string;
            } | null;
            is_update: boolean;
            file: string | null;
            added: number;
            changed: number;
            moved: number;
            removed: number;
            undoes: number | null;
            is_undone: boolean;
        };
        StringRevision: {
            event: number;
            created_at: number;
            editor: {
                id: number;
                username: string;
            } | null;
            deleted: boolean;
            section_id: number;
            text: string;
            key: string;
            context: string;
            max_length: number | null;
            continues: boolean;
            target_start: number | null;
            target_end: number | null;
        };
        Translation: {
            id: number;
            string_id: number;
            text: string;
            context: string;
            /** @enum {number} */
            status: -1 | 0 | 1;
            needs_review: boolean;
            author_id: number;
            author: {
                id: number;
                username: string;
            };
            editor_id: number | null;
            editor: {
                id: number;
                username: string;
            } | null;
            updated_at: number;
            votes_plus: {
                id: number;
                username: string;
            }[];
            votes_minus: {
                id: number;
                username: string;
            }[];
            competing: boolean;
        };
        TranslationRevision: {
            event: number;
            created_at: number;
            editor: {
                id: number;
                username: string;
            } | null;
            deleted: boolean;
            author: {
                id: number;
                username: string;
            } | null;
            /** @enum {number} */
            status: -1 | 0 | 1;
            text: string;
            context: string;
        };
        User: {
            id: number;
            username: string;
            about: string;
            avatar_url: string;
            avatar_image: string | null;
            avatar_generated: string;
            /** @enum {string} */
            gender: "hidden" | "male" | "female";
            created_at: number;
            projects?: components["schemas"]["UserProject"][];
        };
        UserAccess: {
            id: number;
            username: string;
            about: string;
            avatar_url: string;
            avatar_image: string | null;
            avatar_generated: string;
            /** @enum {string} */
            gender: "hidden" | "male" | "female";
            created_at: number;
            limitations: number;
            site_admin: boolean;
            banned: boolean;
            ban_reason: string;
            banned_until: number | null;
        };
        UserProject: {
            id: number;
            handle: string;
            name: string;
            description: string;
            recomendations: string;
            author: string;
            original_title: string;
            translated_title: string;
            translators: string;
            series: string;
            year: string;
            licence: string;
            cover_url: string;
            cover_image: string | null;
            cover_problem: components["schemas"]["Problem"];
            source_lang: string;
            target_lang: string;
            /** @enum {string} */
            visibility: "public" | "private" | "closed";
            /** @enum {string} */
            status: "opened" | "closed" | "frozen";
            guest_books: boolean;
            grammar_consent: boolean;
            /** @enum {string} */
            feed_shows: "translated" | "published";
            cue_line_length: number | null;
            cue_lines: number | null;
            cue_speed: number | null;
            cue_min_duration: number | null;
            cue_max_duration: number | null;
            cue_min_gap: number | null;
            check_severities: components["schemas"]["SeveritiesReply"];
            placeholder_patterns: string;
            created_at: number;
            updated_at: number;
            listed_at: number;
            owner_id: number;
            in_family: boolean;
            stats: {
                strings_amount: number;
                strings_translated: number;
                strings_approved: number;
                strings_initial: number;
                strings_needing_review: number;
                translations_amount: number;
                last_update: number | null;
                completeness?: number;
                approveness?: number;
                plural_coefficient?: number;
            };
            hidden: {
                at: number;
                reason: string;
            } | null;
            default_role_id: number;
            sections?: components["schemas"]["Section"][];
            role_id: number;
            role_name: string;
            rating: [
                number,
                number
            ];
        };
        UserUsage: {
            strings: {
                used: number;
                most: number;
            };
            bytes: {
                used: number;
                most: number;
            };
        };
        Webhook: {
            id: number;
            url: string;
            description: string;
            groups: ("translations" | "approvals" | "votes" | "comments" | "strings" | "sections" | "dictionary" | "members" | "project")[];
            enabled: boolean;
            disabled_because: ("gone" | "failing") | null;
            owner: {
                id: number;
                username: string;
            } | null;
            is_owned: boolean;
            created_at: number;
            former_until: number | null;
            failing_since: number | null;
            waiting: number;
            dropped: number;
        };
        WebhookMessage: {
            id: number;
            message_id: string;
            type: string;
            created_at: number;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            tries: number;
            next_at: number | null;
            tried_at: number | null;
            duration: number | null;
            status: number | null;
            problem: ("notPublic" | "unreachable" | "slow") | null;
        };
        WholeMessage: {
            id: number;
            message_id: string;
            type: string;
            created_at: number;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            tries: number;
            next_at: number | null;
            tried_at: number | null;
            duration: number | null;
            status: number | null;
            problem: ("notPublic" | "unreachable" | "slow") | null;
            body: string;
            response: string | null;
        };
    };
    responses: {
        /** @description Refused */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureReply"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAlive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    whoami: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "moderator",
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": {
                    /** @description 0 to 1000 code points */
                    username: string;
                    password: string;
                    /** @default false */
                    remember?: boolean;
                    /** @default false */
                    remember_forever?: boolean;
                    /** @enum {string} */
                    language?: "en" | "ru" | "it";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    continueLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "a sign-in that waits for its second factor",
                 *       "code": "2222-3333-4444-5555"
                 *     }
                 */
                "application/json": {
                    token: string;
                    /** @description 0 to 64 code points */
                    code?: string;
                    passkey?: {
                        id: string;
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    makePasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        path: string;
                        expires_at: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "nobody@example.org"
                 *     }
                 */
                "application/json": {
                    /** @description 0 to 1000 code points */
                    email: string;
                    /** @enum {string} */
                    language?: "en" | "ru" | "it";
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    choosePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse",
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse",
                 *       "email": "moderator@example.org"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                    /** @description 0 to 1000 code points */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    sendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    storeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "it"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    language: "en" | "ru" | "it";
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: {
                /** @example 2 */
                limit?: number;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEvent"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        since: number | null;
                        recovery_codes: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    /** @description 0 to 64 code points */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recovery_codes: string[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        uri: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    makeRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse",
                 *       "code": "2222-3333-4444-5555"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                    /** @description 0 to 64 code points */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recovery_codes: string[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    switchSecondFactorOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse",
                 *       "code": "2222-3333-4444-5555"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                    /** @description 0 to 64 code points */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkeys: components["schemas"]["Passkey"][];
                        origin: string | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "A phone",
                 *       "credential": {
                 *         "id": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 *         "response": {
                 *           "clientDataJSON": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 *           "attestationObject": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 *           "transports": [
                 *             "internal",
                 *             "of the future"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 50 code points */
                    name: string;
                    credential: {
                        id: string;
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            /** @default [] */
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                    /** @description 0 to 64 code points */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        rp: {
                            id: string;
                            name: string;
                        };
                        user: {
                            id: string;
                            name: string;
                            displayName: string;
                        };
                        pubKeyCredParams: {
                            /** @enum {string} */
                            type: "public-key";
                            alg: number;
                        }[];
                        timeout: number;
                        /** @enum {string} */
                        attestation: "none";
                        excludeCredentials: {
                            id: string;
                            /** @enum {string} */
                            type: "public-key";
                            transports: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                        }[];
                        authenticatorSelection: {
                            /** @enum {string} */
                            residentKey: "required";
                            /** @enum {boolean} */
                            requireResidentKey: true;
                            /** @enum {string} */
                            userVerification: "required";
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "A phone"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 50 code points */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    beginPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        options: {
                            challenge: string;
                            rpId: string;
                            timeout: number;
                            /** @enum {string} */
                            userVerification: "required";
                            allowCredentials: {
                                id: string;
                                /** @enum {string} */
                                type: "public-key";
                                transports: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                            }[];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 *       "passkey": {
                 *         "id": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 *         "response": {
                 *           "clientDataJSON": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 *           "authenticatorData": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 *           "signature": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 *           "userHandle": "xxxxxxxxxx"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    token: string;
                    passkey: {
                        id: string;
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                    };
                    /** @default false */
                    remember?: boolean;
                    /** @default false */
                    remember_forever?: boolean;
                    /** @enum {string} */
                    language?: "en" | "ru" | "it";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        public_key: string;
                        devices: components["schemas"]["PushDevice"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addPushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://push.example/device",
                 *       "keys": {
                 *         "p256dh": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                 *         "auth": "xxxxxxxxxxxxxxxxxxxxxx"
                 *       }
                 *     }
                 */
                "application/json": {
                    endpoint: string;
                    keys: {
                        p256dh: string;
                        auth: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevice"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removePushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                device: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    beginServiceSignIn: {
        parameters: {
            query?: {
                /** @example /search */
                from?: string;
                visit?: string;
                remember?: "0" | "1" | "" | "true" | "false";
                remember_forever?: "0" | "1" | "" | "true" | "false";
                language?: "en" | "ru" | "it";
            };
            header?: never;
            path: {
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    endServiceSignIn: {
        parameters: {
            query?: {
                /** @example x */
                state?: string;
                /** @example y */
                code?: string;
                iss?: string;
                error?: string;
                error_description?: string;
                session_state?: string;
            };
            header?: never;
            path: {
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getServiceSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        label: string;
                        username: string;
                        email: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    signUpWithService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "fresh_1",
                 *       "email": "fresh_1@example.org",
                 *       "secret_code": "a code for the tests"
                 *     }
                 */
                "application/json": {
                    /** @description 0 to 1000 code points */
                    username: string;
                    /** @description 0 to 1000 code points */
                    email: string;
                    /** @description 0 to 1000 code points */
                    secret_code?: string;
                    /** @description 0 to 1000 code points */
                    invitation?: string;
                    /** @enum {string} */
                    language?: "en" | "ru" | "it";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listAccountServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountServices"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    connectService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    confirmWithService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    disconnectService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connected_service: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setFirstPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    askAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse",
                 *       "texts": "keep"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                    /**
                     * @default keep
                     * @enum {string}
                     */
                    texts?: "keep" | "erase";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    cancelAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    downloadMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Program 1",
                 *       "scopes": [
                 *         "read",
                 *         "manage"
                 *       ],
                 *       "expires_at": null,
                 *       "current_password": "correct horse"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 100 code points */
                    name: string;
                    scopes: ("read" | "translate" | "manage")[];
                    expires_at: number | null;
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        scopes: ("read" | "translate" | "manage")[];
                        start: string;
                        created_at: number;
                        expires_at: number | null;
                        last_used_at: number | null;
                        token: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                api_token: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listAllProjects: {
        parameters: {
            query?: {
                /**
                 * @description 0 to 100 code points
                 * @example Filled
                 */
                name?: string;
                hidden?: "0" | "1" | "" | "true" | "false";
                /** @example 2 */
                limit?: number;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredProject"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    hideProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hidden": true,
                 *       "reason": "Copied from a shop."
                 *     }
                 */
                "application/json": {
                    hidden: boolean;
                    /** @description 0 to 1000 code points */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministeredProject"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                translation: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                comment: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listFailedJobs: {
        parameters: {
            query?: {
                /** @example 3 */
                limit?: number;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedJob"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "fresh_1",
                 *       "email": "fresh_1@example.org",
                 *       "password": "correct horse",
                 *       "secret_code": "a code for the tests"
                 *     }
                 */
                "application/json": {
                    /** @description 0 to 1000 code points */
                    username: string;
                    /** @description 0 to 1000 code points */
                    email: string;
                    password: string;
                    /** @description 0 to 1000 code points */
                    secret_code?: string;
                    /** @description 0 to 1000 code points */
                    invitation?: string;
                    /** @enum {string} */
                    language?: "en" | "ru" | "it";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @example  */
                fetch_projects?: "0" | "1" | "" | "true" | "false";
                limit?: number;
                after?: string;
            };
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    restrictUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limitations": 2
                 *     }
                 */
                "application/json": {
                    banned?: boolean;
                    limitations?: number;
                    site_admin?: boolean;
                    /** @description 0 to 1000 code points */
                    ban_reason?: string;
                    banned_until?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccess"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Uint8Array;
                "*/*": Uint8Array;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    refreshAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description 0 to 100 code points
                 * @example site
                 */
                name?: string;
                limit?: number;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccess"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    editProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "about": "About me 1"
                 *     }
                 */
                "application/json": {
                    /** @description 0 to 1000 code points */
                    about?: string;
                    /** @description 0 to 1000 code points */
                    avatar_url?: string;
                    /** @enum {string} */
                    gender?: "hidden" | "male" | "female";
                    updated_at?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listCodes: {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretCode"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phrase": "phrase 1",
                 *       "last_until": 1893456000000,
                 *       "amount": 3
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 100 code points */
                    phrase: string;
                    last_until: number;
                    amount: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretCode"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    reportProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "illegal"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    reason: "spam" | "abuse" | "copyright" | "illegal" | "other";
                    /** @description 0 to 1000 code points */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    reportString: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "copyright"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    reason: "spam" | "abuse" | "copyright" | "illegal" | "other";
                    /** @description 0 to 1000 code points */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    reportTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                translation: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "abuse"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    reason: "spam" | "abuse" | "copyright" | "illegal" | "other";
                    /** @description 0 to 1000 code points */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    reportComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                comment: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "spam"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    reason: "spam" | "abuse" | "copyright" | "illegal" | "other";
                    /** @description 0 to 1000 code points */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    reportUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "spam",
                 *       "note": "Note 1"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    reason: "spam" | "abuse" | "copyright" | "illegal" | "other";
                    /** @description 0 to 1000 code points */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listReportCases: {
        parameters: {
            query?: {
                state?: "open" | "decided";
                limit?: number;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCase"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    decideReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report_case: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "dismissed"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "removed" | "dismissed";
                    /** @description 0 to 1000 code points */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCase"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            id: number;
                            username: string;
                        };
                        created_at: number;
                    }[];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @example 2 */
                limit?: number;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogEntry"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    verifyAuditLog: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checked: number;
                        broken: number | null;
                        is_end: boolean;
                        head: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description 0 to 100 code points
                 * @example Filled
                 */
                name?: string;
                mine?: "0" | "1" | "" | "true" | "false";
                popular?: "0" | "1" | "" | "true" | "false";
                since?: number;
                needs_translators?: "0" | "1" | "" | "true" | "false";
                /** @example 2 */
                limit?: number;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Made 1",
                 *       "handle": "made_1",
                 *       "visibility": "public",
                 *       "source_lang": "en",
                 *       "target_lang": "it"
                 *     }
                 */
                "application/json": {
                    /** @description 4 to 100 code points */
                    name: string;
                    handle: string;
                    /** @description 0 to 1000 code points */
                    description?: string;
                    /** @description 0 to 4000 code points */
                    recomendations?: string;
                    /** @description 0 to 200 code points */
                    author?: string;
                    /** @description 0 to 200 code points */
                    original_title?: string;
                    /** @description 0 to 200 code points */
                    translated_title?: string;
                    /** @description 0 to 200 code points */
                    translators?: string;
                    /** @description 0 to 200 code points */
                    series?: string;
                    /** @description 0 to 200 code points */
                    year?: string;
                    /** @description 0 to 200 code points */
                    licence?: string;
                    /** @description 0 to 1000 code points */
                    cover_url?: string;
                    /** @enum {string} */
                    visibility: "public" | "private" | "closed";
                    source_lang: string;
                    target_lang: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    countProjects: {
        parameters: {
            query?: {
                /**
                 * @description 0 to 100 code points
                 * @example Filled
                 */
                name?: string;
                mine?: "0" | "1" | "" | "true" | "false";
                popular?: "0" | "1" | "" | "true" | "false";
                since?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount: number;
                        more: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                /** @example  */
                fetch_members?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                fetch_sections?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                fetch_roles?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                generate_statistics?: "0" | "1" | "" | "true" | "false";
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    editProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Described."
                 *     }
                 */
                "application/json": {
                    /** @description 4 to 100 code points */
                    name?: string;
                    handle?: string;
                    /** @description 0 to 1000 code points */
                    description?: string;
                    /** @description 0 to 4000 code points */
                    recomendations?: string;
                    /** @description 0 to 200 code points */
                    author?: string;
                    /** @description 0 to 200 code points */
                    original_title?: string;
                    /** @description 0 to 200 code points */
                    translated_title?: string;
                    /** @description 0 to 200 code points */
                    translators?: string;
                    /** @description 0 to 200 code points */
                    series?: string;
                    /** @description 0 to 200 code points */
                    year?: string;
                    /** @description 0 to 200 code points */
                    licence?: string;
                    /** @description 0 to 1000 code points */
                    cover_url?: string;
                    /** @enum {string} */
                    visibility?: "public" | "private" | "closed";
                    source_lang?: string;
                    target_lang?: string;
                    /** @enum {string} */
                    status?: "opened" | "closed" | "frozen";
                    guest_books?: boolean;
                    grammar_consent?: boolean;
                    /** @enum {string} */
                    feed_shows?: "translated" | "published";
                    cue_line_length?: number | null;
                    cue_lines?: number | null;
                    cue_speed?: number | null;
                    cue_min_duration?: number | null;
                    cue_max_duration?: number | null;
                    cue_min_gap?: number | null;
                    check_severities?: {
                        /** @enum {string} */
                        placeholders?: "off" | "warning" | "approval" | "saving";
                        /** @enum {string} */
                        tags?: "off" | "warning" | "approval" | "saving";
                        /** @enum {string} */
                        "icu-syntax"?: "off" | "warning" | "approval" | "saving";
                        /** @enum {string} */
                        "plural-forms"?: "off" | "warning";
                        /** @enum {string} */
                        length?: "off" | "warning";
                        /** @enum {string} */
                        brackets?: "off" | "warning" | "approval" | "saving";
                        /** @enum {string} */
                        escapes?: "off" | "warning" | "approval" | "saving";
                        /** @enum {string} */
                        "control-characters"?: "off" | "warning" | "approval" | "saving";
                        /** @enum {string} */
                        "edge-spaces"?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        "line-breaks"?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        "double-spaces"?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        numbers?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        "end-punctuation"?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        "space-before-punctuation"?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        "quotation-marks"?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        urls?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        "mixed-scripts"?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        untranslated?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        "repeated-word"?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        capitals?: "off" | "warning" | "approval";
                        /** @enum {string} */
                        "length-ratio"?: "off" | "warning";
                        /** @enum {string} */
                        inconsistent?: "off" | "warning";
                        /** @enum {string} */
                        spelling?: "off" | "warning";
                        /** @enum {string} */
                        grammar?: "off" | "warning";
                    };
                    /** @description 0 to 200 code points */
                    placeholder_patterns?: string;
                    owner_id?: number;
                    default_role_id?: number;
                    updated_at?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    uploadCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Uint8Array;
                "*/*": Uint8Array;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    refreshCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listDeletedProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: number;
                        projects: components["schemas"]["DeletedProject"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    undeleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deleted_project: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    grantRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role_id": 5
                 *     }
                 */
                "application/json": {
                    role_id: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    requestInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number | null;
                        role_id: number | null;
                        invite: components["schemas"]["Invite"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listMyInvites: {
        parameters: {
            query?: {
                /** @example  */
                fetch_users?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                fetch_projects?: "0" | "1" | "" | "true" | "false";
                limit?: number;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    countInvites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitations: number;
                        requests: {
                            project_id: number;
                            amount: number;
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    answerMyInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invite: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accept": true
                 *     }
                 */
                "application/json": {
                    accept: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role_id: number | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listInvites: {
        parameters: {
            query?: {
                /** @example  */
                fetch_users?: "0" | "1" | "" | "true" | "false";
                limit?: number;
                before?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 1
                 *     }
                 */
                "application/json": {
                    user_id: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number | null;
                        role_id: number | null;
                        invite: components["schemas"]["Invite"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    answerInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                invite: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accept": true
                 *     }
                 */
                "application/json": {
                    accept: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role_id: number | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    cancelInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                invite: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listInviteLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    makeInviteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role_id": 4,
                 *       "lasts": "week",
                 *       "most_uses": 5
                 *     }
                 */
                "application/json": {
                    role_id: number;
                    lasts: ("day" | "week" | "month") | null;
                    most_uses: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    revokeInviteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                link: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    joinByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project_id: number;
                        role_id: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example/there",
                 *       "groups": [
                 *         "translations"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 1000 code points */
                    url: string;
                    /** @description 0 to 200 code points */
                    description?: string;
                    groups: ("translations" | "approvals" | "votes" | "comments" | "strings" | "sections" | "dictionary" | "members" | "project")[];
                    /** @default true */
                    enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        description: string;
                        groups: ("translations" | "approvals" | "votes" | "comments" | "strings" | "sections" | "dictionary" | "members" | "project")[];
                        enabled: boolean;
                        disabled_because: ("gone" | "failing") | null;
                        owner: {
                            id: number;
                            username: string;
                        } | null;
                        is_owned: boolean;
                        created_at: number;
                        former_until: number | null;
                        failing_since: number | null;
                        waiting: number;
                        dropped: number;
                        secret: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                webhook: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    editWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                webhook: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Of a chat"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 1000 code points */
                    url?: string;
                    /** @description 0 to 200 code points */
                    description?: string;
                    groups?: ("translations" | "approvals" | "votes" | "comments" | "strings" | "sections" | "dictionary" | "members" | "project")[];
                    enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                webhook: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        description: string;
                        groups: ("translations" | "approvals" | "votes" | "comments" | "strings" | "sections" | "dictionary" | "members" | "project")[];
                        enabled: boolean;
                        disabled_because: ("gone" | "failing") | null;
                        owner: {
                            id: number;
                            username: string;
                        } | null;
                        is_owned: boolean;
                        created_at: number;
                        former_until: number | null;
                        failing_since: number | null;
                        waiting: number;
                        dropped: number;
                        secret: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                webhook: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessage"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listWebhookMessages: {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
            };
            header?: never;
            path: {
                project: string;
                webhook: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessage"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readWebhookMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                webhook: number;
                message: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeMessage"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    resendWebhookMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                webhook: number;
                message: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookMessage"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Reader",
                 *       "permissions": [
                 *         "can_translate"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 50 code points */
                    name: string;
                    permissions: ("can_translate" | "can_self_approve" | "can_approve" | "can_manage_translations" | "can_manage_strings" | "can_manage_sections" | "can_manage_members" | "can_see_logs" | "can_manage_project")[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteRole: {
        parameters: {
            query?: {
                to?: number;
            };
            header?: never;
            path: {
                project: string;
                role: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    editRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                role: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Proofreader",
                 *       "after_role_id": 3
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 50 code points */
                    name?: string;
                    permissions?: ("can_translate" | "can_self_approve" | "can_approve" | "can_manage_translations" | "can_manage_strings" | "can_manage_sections" | "can_manage_members" | "can_see_logs" | "can_manage_project")[];
                    after_role_id?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listAssignments: {
        parameters: {
            query?: {
                limit?: number;
                after?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Assignment"][];
                        next: number | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    assignSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 1,
                 *       "deadline": "2999-12-31"
                 *     }
                 */
                "application/json": {
                    user_id: number;
                    deadline: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assignment"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    unassignSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    claimSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assignment"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    giveBackSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listMyAssignments: {
        parameters: {
            query?: {
                limit?: number;
                after?: number;
                /** @description a day as 2026-12-31 */
                after_deadline?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MyAssignment"][];
                        next: {
                            after: number;
                            after_deadline: string | null;
                        } | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listSections: {
        parameters: {
            query?: {
                generate_statistics?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                fetch_strings?: "0" | "1" | "" | "true" | "false";
                fetch_frames?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                fetch_translations?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                fetch_votes?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                fetch_comments?: "0" | "1" | "" | "true" | "false";
                since?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addSection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Visible ASCII, new for each import. Within 24 hours, the same request with the same key returns the first response (`Idempotent-Replayed: true`) and changes nothing. A different request with that key is refused (422 keyUsed). */
                "Idempotency-Key"?: string;
            };
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Words 1"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 100 code points */
                    name: string;
                    after?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    rearrangeSections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sections": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    sections: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getSection: {
        parameters: {
            query?: {
                generate_statistics?: "0" | "1" | "" | "true" | "false";
                fetch_frames?: "0" | "1" | "" | "true" | "false";
            };
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    editSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Words 1"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 100 code points */
                    name?: string;
                    /** @enum {string} */
                    type?: "text" | "json" | "special_json";
                    published?: boolean;
                    updated_at?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    translateSectionName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "translated_name": "Words 1"
                 *     }
                 */
                "application/json": {
                    /** @description 0 to 100 code points */
                    translated_name: string;
                    seen?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listStrings: {
        parameters: {
            query?: {
                /** @example  */
                fetch_translations?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                fetch_votes?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                fetch_comments?: "0" | "1" | "" | "true" | "false";
                fetch_frames?: "0" | "1" | "" | "true" | "false";
                fetch_amounts?: "0" | "1" | "" | "true" | "false";
                limit?: number;
                after?: number;
                since?: number;
            };
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedString"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addStrings: {
        parameters: {
            query?: {
                splitting?: "lines" | "paragraphs";
                pos?: number;
                silent?: "0" | "1" | "" | "true" | "false";
            };
            header?: {
                /** @description Visible ASCII, new for each import. Within 24 hours, the same request with the same key returns the first response (`Idempotent-Replayed: true`) and changes nothing. A different request with that key is refused (422 keyUsed). */
                "Idempotency-Key"?: string;
            };
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "text": "Words 1",
                 *         "key": "Words 1"
                 *       }
                 *     ]
                 */
                "application/json": {
                    /** @description 1 to 2000 code points; of a plural, each form */
                    text?: string;
                    /** @description 0 to 500 code points */
                    key?: string;
                    /** @description 0 to 1000 code points */
                    context?: string;
                    max_length?: number | null;
                    continues?: boolean;
                    copy_of?: number;
                    frame?: {
                        /** @description 0 to 262144 code points */
                        lead: string;
                        raw: string | null;
                    } | null;
                    joint?: string | null;
                }[] | {
                    strings: {
                        /** @description 1 to 2000 code points; of a plural, each form */
                        text?: string;
                        /** @description 0 to 500 code points */
                        key?: string;
                        /** @description 0 to 1000 code points */
                        context?: string;
                        max_length?: number | null;
                        continues?: boolean;
                        copy_of?: number;
                        frame?: {
                            /** @description 0 to 262144 code points */
                            lead: string;
                            raw: string | null;
                        } | null;
                        joint?: string | null;
                    }[];
                    /** @enum {string} */
                    format?: "text" | "json" | "special_json" | "srt" | "vtt" | "ass" | "sbv" | "microdvd" | "ttml" | "lrc" | "sami" | "po" | "markdown" | "android" | "xliff" | "properties" | "apple_strings" | "nested_json" | "arb" | "yaml" | "php" | "fluent" | "resx" | "stringsdict" | "qt_ts" | "xcstrings" | "csv" | "tsv" | "xlsx" | "epub" | "fb2" | "docx" | "odt" | "html" | "markdown_document" | "text_document";
                    /** @description 0 to 4194304 code points */
                    header?: string;
                    /** @description 0 to 4194304 code points */
                    footer?: string;
                    /** @description 1 to 255 code points */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceString"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    rearrangeStrings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "strings": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    strings: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getString: {
        parameters: {
            query?: {
                /** @example  */
                fetch_translations?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                fetch_votes?: "0" | "1" | "" | "true" | "false";
                /** @example  */
                fetch_comments?: "0" | "1" | "" | "true" | "false";
            };
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedString"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteString: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    editString: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Words 1"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 2000 code points; of a plural, each form */
                    text?: string;
                    /** @description 0 to 500 code points */
                    key?: string;
                    /** @description 0 to 1000 code points */
                    context?: string;
                    max_length?: number | null;
                    continues?: boolean;
                    section_id?: number;
                    pos?: number;
                    start?: number;
                    end?: number;
                    target_start?: number | null;
                    target_end?: number | null;
                    updated_at?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceString"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    importStrings: {
        parameters: {
            query?: {
                splitting?: "lines" | "paragraphs";
            };
            header?: {
                /** @description Visible ASCII, new for each import. Within 24 hours, the same request with the same key returns the first response (`Idempotent-Replayed: true`) and changes nothing. A different request with that key is refused (422 keyUsed). */
                "Idempotency-Key"?: string;
            };
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "strings": [
                 *         {
                 *           "text": "Words 1"
                 *         }
                 *       ],
                 *       "translations": [
                 *         {
                 *           "string": 0,
                 *           "text": "Words 1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    strings: {
                        /** @description 1 to 2000 code points; of a plural, each form */
                        text?: string;
                        /** @description 0 to 500 code points */
                        key?: string;
                        /** @description 0 to 1000 code points */
                        context?: string;
                        max_length?: number | null;
                        continues?: boolean;
                        copy_of?: number;
                        frame?: {
                            /** @description 0 to 262144 code points */
                            lead: string;
                            raw: string | null;
                        } | null;
                        joint?: string | null;
                    }[];
                    /** @enum {string} */
                    format?: "text" | "json" | "special_json" | "srt" | "vtt" | "ass" | "sbv" | "microdvd" | "ttml" | "lrc" | "sami" | "po" | "markdown" | "android" | "xliff" | "properties" | "apple_strings" | "nested_json" | "arb" | "yaml" | "php" | "fluent" | "resx" | "stringsdict" | "qt_ts" | "xcstrings" | "csv" | "tsv" | "xlsx" | "epub" | "fb2" | "docx" | "odt" | "html" | "markdown_document" | "text_document";
                    /** @description 0 to 4194304 code points */
                    header?: string;
                    /** @description 0 to 4194304 code points */
                    footer?: string;
                    /** @description 1 to 255 code points */
                    file?: string;
                    translations: {
                        string: number;
                        /** @description 1 to 2000 code points; of a plural, each form */
                        text: string;
                        /** @default 0 */
                        status?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        strings: number[];
                        strings_added: number;
                        translations_added: number;
                        not_added: {
                            index: number;
                            /** @enum {string} */
                            outcome: "identical" | "maxlength" | "full" | "gone";
                        }[];
                        blocked: {
                            index: number;
                            checks: string[];
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    updateStrings: {
        parameters: {
            query?: {
                dry_run?: "0" | "1" | "" | "true" | "false";
            };
            header?: {
                /** @description Visible ASCII, new for each import. Within 24 hours, the same request with the same key returns the first response (`Idempotent-Replayed: true`) and changes nothing. A different request with that key is refused (422 keyUsed). */
                "Idempotency-Key"?: string;
            };
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "strings": [
                 *         {
                 *           "text": "Words 1",
                 *           "key": "key_1_1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    strings: {
                        /** @description 1 to 2000 code points; of a plural, each form */
                        text: string;
                        /** @description 0 to 500 code points */
                        key?: string;
                        /** @description 0 to 1000 code points */
                        context?: string;
                        max_length?: number | null;
                        continues?: boolean;
                        frame?: {
                            /** @description 0 to 262144 code points */
                            lead: string;
                            raw: string | null;
                        } | null;
                        joint?: string | null;
                    }[];
                    /** @enum {string} */
                    format?: "text" | "json" | "special_json" | "srt" | "vtt" | "ass" | "sbv" | "microdvd" | "ttml" | "lrc" | "sami" | "po" | "markdown" | "android" | "xliff" | "properties" | "apple_strings" | "nested_json" | "arb" | "yaml" | "php" | "fluent" | "resx" | "stringsdict" | "qt_ts" | "xcstrings" | "csv" | "tsv" | "xlsx" | "epub" | "fb2" | "docx" | "odt" | "html" | "markdown_document" | "text_document";
                    /** @description 0 to 4194304 code points */
                    header?: string;
                    /** @description 0 to 4194304 code points */
                    footer?: string;
                    /** @description 1 to 255 code points */
                    file?: string;
                    pairs?: {
                        nth: number;
                        id: number | null;
                    }[];
                    remove?: number[];
                    seen?: {
                        id: number;
                        updated_at: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        by: "key" | "time" | "text";
                        added: number;
                        changed: number[];
                        unchanged: number;
                        moved: number;
                        removed: number;
                        kept: number[];
                        event: number | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    checkTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Текст"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 2000 code points; of a plural, each form */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        findings: components["schemas"]["CheckFinding"][];
                        checked: ("inconsistent" | "spelling" | "grammar")[];
                        failed: ("inconsistent" | "spelling" | "grammar")[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listWordsOfString: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        places: {
                            start: number;
                            end: number;
                            form?: string;
                            entries: number[];
                            is_maybe: boolean;
                        }[];
                        left: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listMissingWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Текст"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 2000 code points; of a plural, each form */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: number[];
                        unwanted: number[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    splitString: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "at": 2
                 *     }
                 */
                "application/json": {
                    at: number;
                    updated_at?: number;
                    translations?: {
                        id: number;
                        at: number | null;
                        updated_at?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceString"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    mergeStrings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "next": 1
                 *     }
                 */
                "application/json": {
                    next: number;
                    updated_at?: number;
                    next_updated_at?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceString"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Visible ASCII, new for each import. Within 24 hours, the same request with the same key returns the first response (`Idempotent-Replayed: true`) and changes nothing. A different request with that key is refused (422 keyUsed). */
                "Idempotency-Key"?: string;
            };
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Words 1"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 2000 code points; of a plural, each form */
                    text: string;
                    /** @description 0 to 1000 code points */
                    context?: string;
                    /** @default 0 */
                    status?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                translation: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    editTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                translation: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Words 1"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 2000 code points; of a plural, each form */
                    text?: string;
                    /** @description 0 to 1000 code points */
                    context?: string;
                    status?: number;
                    updated_at?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    castVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                translation: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_minus": false
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    is_minus?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                translation: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_minus?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                translation: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    unapprove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                translation: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    confirmTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                translation: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    importTranslationsToProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Visible ASCII, new for each import. Within 24 hours, the same request with the same key returns the first response (`Idempotent-Replayed: true`) and changes nothing. A different request with that key is refused (422 keyUsed). */
                "Idempotency-Key"?: string;
            };
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "string_id": 1,
                 *         "text": "Words 1"
                 *       }
                 *     ]
                 */
                "application/json": {
                    string_id: number;
                    /** @description 1 to 2000 code points; of a plural, each form */
                    text: string;
                    /** @default 0 */
                    status?: number;
                    replaces?: {
                        id: number;
                        updated_at: number;
                    };
                }[];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        string_id: number;
                        /** @enum {string} */
                        outcome: "added" | "edited" | "identical" | "maxlength" | "full" | "gone";
                        translation_id: number | null;
                        checks?: string[];
                    }[];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    importTranslationsToSection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Visible ASCII, new for each import. Within 24 hours, the same request with the same key returns the first response (`Idempotent-Replayed: true`) and changes nothing. A different request with that key is refused (422 keyUsed). */
                "Idempotency-Key"?: string;
            };
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "string_id": 1,
                 *         "text": "Words 1"
                 *       }
                 *     ]
                 */
                "application/json": {
                    string_id: number;
                    /** @description 1 to 2000 code points; of a plural, each form */
                    text: string;
                    /** @default 0 */
                    status?: number;
                    replaces?: {
                        id: number;
                        updated_at: number;
                    };
                }[];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        string_id: number;
                        /** @enum {string} */
                        outcome: "added" | "edited" | "identical" | "maxlength" | "full" | "gone";
                        translation_id: number | null;
                        checks?: string[];
                    }[];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getFamily: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Family"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    leaveFamily: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "languages": [
                 *         {
                 *           "target_lang": "it"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    languages: {
                        target_lang: string;
                        /** @description 4 to 100 code points */
                        name?: string;
                        handle?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Family"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    joinFamily: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": 1
                 *     }
                 */
                "application/json": {
                    project_id: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Family"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    startFamilyUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Visible ASCII, new for each import. Within 24 hours, the same request with the same key returns the first response (`Idempotent-Replayed: true`) and changes nothing. A different request with that key is refused (422 keyUsed). */
                "Idempotency-Key"?: string;
            };
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sections": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    sections: number[];
                    /** @default false */
                    adds_sections?: boolean;
                    /** @default false */
                    removes_missing?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tasks: {
                            project_id: number;
                            task: number;
                        }[];
                        untouched: {
                            project_id: number;
                            /** @enum {string} */
                            reason: "role" | "frozen" | "closed" | "gone";
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listLanguageTasks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageTask"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listLanguageResults: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path: {
                project: string;
                task: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        section_id: number | null;
                        name: string;
                        /** @enum {string} */
                        outcome: "added" | "updated" | "unchanged" | "missing" | "gone" | "empty" | "tooMany" | "role" | "quotaSections" | "quotaStrings" | "quotaBytes" | "quotaUserStrings" | "quotaUserBytes";
                        added: number;
                        changed: number;
                        moved: number;
                        removed: number;
                        kept: number;
                        returned: {
                            total: number;
                            keys: string[];
                        };
                        event: number | null;
                        num: number;
                    }[];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    findInFamily: {
        parameters: {
            query: {
                /** @example 1 */
                section: number;
                /** @example 2 */
                string?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project_id: number;
                        target_lang: string;
                        section_id: number | null;
                        string_id: number | null;
                    }[];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listSharedWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        home: {
                            project_id: number;
                            name: string;
                        } | null;
                        words: components["schemas"]["SharedWord"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addSharedWord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "word": "shared word 1"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 255 code points */
                    word: string;
                    /** @description 0 to 1000 code points */
                    desc?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedWord"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteSharedWord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                word: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    editSharedWord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                word: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "desc": "shared word 1"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 255 code points */
                    word?: string;
                    /** @description 0 to 1000 code points */
                    desc?: string;
                    updated_at?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedWord"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    importFile: {
        parameters: {
            query?: {
                /**
                 * @description 1 to 255 code points
                 * @example Words 1.txt
                 */
                name?: string;
                kind?: "source" | "translations";
                section?: number;
                format?: "text" | "json" | "special_json" | "srt" | "vtt" | "ass" | "sbv" | "microdvd" | "ttml" | "lrc" | "sami" | "po" | "markdown" | "android" | "xliff" | "properties" | "apple_strings" | "nested_json" | "arb" | "yaml" | "php" | "fluent" | "resx" | "stringsdict" | "qt_ts" | "xcstrings" | "csv" | "tsv" | "xlsx" | "epub" | "fb2" | "docx" | "odt" | "html" | "markdown_document" | "text_document";
                encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "koi8-r" | "koi8-u" | "ibm866" | "iso-8859-2" | "iso-8859-3" | "iso-8859-4" | "iso-8859-5" | "iso-8859-6" | "iso-8859-7" | "iso-8859-8" | "iso-8859-10" | "iso-8859-13" | "iso-8859-14" | "iso-8859-15" | "iso-8859-16" | "shift_jis" | "euc-jp" | "euc-kr" | "gb18030" | "big5";
                splitting?: "lines" | "paragraphs";
                chapters?: string;
                flattens?: "0" | "1" | "" | "true" | "false";
                frame_rate?: string;
                /** @description 1 to 60 code points */
                track?: string;
                columns?: string;
                header_row?: "true" | "false";
                sheets?: string;
                with_translations?: "0" | "1" | "" | "true" | "false";
                status?: number;
                approves?: "0" | "1" | "" | "true" | "false";
                load_same?: "0" | "1" | "" | "true" | "false";
                untranslated?: "source" | "empty" | "skip";
                skip_empty?: "0" | "1" | "" | "true" | "false";
                escapes_breaks?: "0" | "1" | "" | "true" | "false";
                dry_run?: "0" | "1" | "" | "true" | "false";
            };
            header?: {
                /** @description Visible ASCII, new for each import. Within 24 hours, the same request with the same key returns the first response (`Idempotent-Replayed: true`) and changes nothing. A different request with that key is refused (422 keyUsed). */
                "Idempotency-Key"?: string;
            };
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Uint8Array;
                "*/*": Uint8Array;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        format: "text" | "json" | "special_json" | "srt" | "vtt" | "ass" | "sbv" | "microdvd" | "ttml" | "lrc" | "sami" | "po" | "markdown" | "android" | "xliff" | "properties" | "apple_strings" | "nested_json" | "arb" | "yaml" | "php" | "fluent" | "resx" | "stringsdict" | "qt_ts" | "xcstrings" | "csv" | "tsv" | "xlsx" | "epub" | "fb2" | "docx" | "odt" | "html" | "markdown_document" | "text_document";
                        /** @enum {string} */
                        encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "koi8-r" | "koi8-u" | "ibm866" | "iso-8859-2" | "iso-8859-3" | "iso-8859-4" | "iso-8859-5" | "iso-8859-6" | "iso-8859-7" | "iso-8859-8" | "iso-8859-10" | "iso-8859-13" | "iso-8859-14" | "iso-8859-15" | "iso-8859-16" | "shift_jis" | "euc-jp" | "euc-kr" | "gb18030" | "big5";
                        splitting: ("lines" | "paragraphs") | null;
                        section: {
                            id: number;
                            name: string;
                        } | null;
                        sections: {
                            id: number;
                            name: string;
                        }[];
                        read: number;
                        strings_added: number;
                        translations_added: number;
                        translations_edited: number;
                        unchanged: number;
                        missing: number;
                        warnings: {
                            total: number;
                            lines: {
                                line: number;
                                /** @enum {string} */
                                kind: "plural" | "tooLong" | "notPlain" | "control" | "duplicateKey" | "encodingGuess" | "lostBytes" | "sourceLanguage" | "targetLanguage" | "otherForms" | "missingForms" | "checks" | "otherTimes" | "same" | "identical" | "empty" | "unknown" | "maxlength" | "illegal" | "renamed" | "renamedSimilar" | "returned" | "keptInFile" | "cleared" | "brokenForm" | "sourceChanged" | "translationChanged" | "unmarked" | "sourceEdited" | "comments" | "full" | "gone";
                                key?: string;
                            }[];
                        };
                        skipped: {
                            total: number;
                            lines: {
                                line: number;
                                /** @enum {string} */
                                kind: "plural" | "tooLong" | "notPlain" | "control" | "duplicateKey" | "encodingGuess" | "lostBytes" | "sourceLanguage" | "targetLanguage" | "otherForms" | "missingForms" | "checks" | "otherTimes" | "same" | "identical" | "empty" | "unknown" | "maxlength" | "illegal" | "renamed" | "renamedSimilar" | "returned" | "keptInFile" | "cleared" | "brokenForm" | "sourceChanged" | "translationChanged" | "unmarked" | "sourceEdited" | "comments" | "full" | "gone";
                                key?: string;
                            }[];
                        };
                        refused: {
                            total: number;
                            lines: {
                                line: number;
                                /** @enum {string} */
                                kind: "plural" | "tooLong" | "notPlain" | "control" | "duplicateKey" | "encodingGuess" | "lostBytes" | "sourceLanguage" | "targetLanguage" | "otherForms" | "missingForms" | "checks" | "otherTimes" | "same" | "identical" | "empty" | "unknown" | "maxlength" | "illegal" | "renamed" | "renamedSimilar" | "returned" | "keptInFile" | "cleared" | "brokenForm" | "sourceChanged" | "translationChanged" | "unmarked" | "sourceEdited" | "comments" | "full" | "gone";
                                key?: string;
                            }[];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    pushFile: {
        parameters: {
            query: {
                /**
                 * @description 1 to 500 code points
                 * @example texts/Words 1.txt
                 */
                path: string;
                /** @description 1 to 100 code points */
                name?: string;
                section?: number;
                hash?: string;
                format?: "text" | "json" | "special_json" | "srt" | "vtt" | "ass" | "sbv" | "microdvd" | "ttml" | "lrc" | "sami" | "po" | "markdown" | "android" | "xliff" | "properties" | "apple_strings" | "nested_json" | "arb" | "yaml" | "php" | "fluent" | "resx" | "stringsdict" | "qt_ts" | "xcstrings" | "csv" | "tsv" | "xlsx" | "epub" | "fb2" | "docx" | "odt" | "html" | "markdown_document" | "text_document";
                encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "koi8-r" | "koi8-u" | "ibm866" | "iso-8859-2" | "iso-8859-3" | "iso-8859-4" | "iso-8859-5" | "iso-8859-6" | "iso-8859-7" | "iso-8859-8" | "iso-8859-10" | "iso-8859-13" | "iso-8859-14" | "iso-8859-15" | "iso-8859-16" | "shift_jis" | "euc-jp" | "euc-kr" | "gb18030" | "big5";
                splitting?: "lines" | "paragraphs";
                flattens?: "0" | "1" | "" | "true" | "false";
                frame_rate?: string;
                /** @description 1 to 60 code points */
                track?: string;
                columns?: string;
                header_row?: "true" | "false";
                sheets?: string;
                removes_missing?: "0" | "1" | "" | "true" | "false";
                keeps_keys?: "0" | "1" | "" | "true" | "false";
                orders_sections?: "0" | "1" | "" | "true" | "false";
                dry_run?: "0" | "1" | "" | "true" | "false";
            };
            header?: {
                /** @description Visible ASCII, new for each import. Within 24 hours, the same request with the same key returns the first response (`Idempotent-Replayed: true`) and changes nothing. A different request with that key is refused (422 keyUsed). */
                "Idempotency-Key"?: string;
            };
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Uint8Array;
                "*/*": Uint8Array;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        format: "text" | "json" | "special_json" | "srt" | "vtt" | "ass" | "sbv" | "microdvd" | "ttml" | "lrc" | "sami" | "po" | "markdown" | "android" | "xliff" | "properties" | "apple_strings" | "nested_json" | "arb" | "yaml" | "php" | "fluent" | "resx" | "stringsdict" | "qt_ts" | "xcstrings" | "csv" | "tsv" | "xlsx" | "epub" | "fb2" | "docx" | "odt" | "html" | "markdown_document" | "text_document";
                        /** @enum {string} */
                        encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "koi8-r" | "koi8-u" | "ibm866" | "iso-8859-2" | "iso-8859-3" | "iso-8859-4" | "iso-8859-5" | "iso-8859-6" | "iso-8859-7" | "iso-8859-8" | "iso-8859-10" | "iso-8859-13" | "iso-8859-14" | "iso-8859-15" | "iso-8859-16" | "shift_jis" | "euc-jp" | "euc-kr" | "gb18030" | "big5";
                        section: {
                            id: number;
                            name: string;
                        } | null;
                        sections: {
                            id: number;
                            name: string;
                        }[];
                        is_new: boolean;
                        read: number;
                        added: number;
                        changed: number;
                        moved: number;
                        unchanged: number;
                        removed: number;
                        kept: number;
                        needs_review: number;
                        chapters: {
                            name: string;
                            section: number | null;
                            /** @enum {string} */
                            becomes: "unchanged" | "changed" | "new" | "missing" | "removed";
                            added: number;
                            changed: number;
                            moved: number;
                            unchanged: number;
                            removed: number;
                            kept: number;
                            needs_review: number;
                        }[];
                        misplaced: number;
                        resembles: {
                            id: number;
                            name: string;
                        } | null;
                        event: number | null;
                        warnings: {
                            total: number;
                            lines: {
                                line: number;
                                /** @enum {string} */
                                kind: "plural" | "tooLong" | "notPlain" | "control" | "duplicateKey" | "encodingGuess" | "lostBytes" | "sourceLanguage" | "targetLanguage" | "otherForms" | "missingForms" | "checks" | "otherTimes" | "same" | "identical" | "empty" | "unknown" | "maxlength" | "illegal" | "renamed" | "renamedSimilar" | "returned" | "keptInFile" | "cleared" | "brokenForm" | "sourceChanged" | "translationChanged" | "unmarked" | "sourceEdited" | "comments" | "full" | "gone";
                                key?: string;
                            }[];
                        };
                        skipped: {
                            total: number;
                            lines: {
                                line: number;
                                /** @enum {string} */
                                kind: "plural" | "tooLong" | "notPlain" | "control" | "duplicateKey" | "encodingGuess" | "lostBytes" | "sourceLanguage" | "targetLanguage" | "otherForms" | "missingForms" | "checks" | "otherTimes" | "same" | "identical" | "empty" | "unknown" | "maxlength" | "illegal" | "renamed" | "renamedSimilar" | "returned" | "keptInFile" | "cleared" | "brokenForm" | "sourceChanged" | "translationChanged" | "unmarked" | "sourceEdited" | "comments" | "full" | "gone";
                                key?: string;
                            }[];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    keepWorkbook: {
        parameters: {
            query?: {
                /** @description 1 to 255 code points */
                name?: string;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Uint8Array;
                "*/*": Uint8Array;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    exportFile: {
        parameters: {
            query?: {
                /** @example 1 */
                sections?: string;
                at?: number;
                /** @description 0 to 100 code points */
                removed?: string;
                version?: "current" | "approved";
                excludes_needs_review?: "0" | "1" | "" | "true" | "false";
                untranslated?: "source" | "empty" | "skip";
                blocked?: "take" | "leave" | "refuse";
                escapes_breaks?: "0" | "1" | "" | "true" | "false";
                joins_parts?: "0" | "1" | "" | "true" | "false";
                cue_format?: "srt" | "vtt" | "ass" | "sbv" | "microdvd" | "ttml" | "lrc" | "sami";
                renumbers?: "0" | "1" | "" | "true" | "false";
                for_excel?: "0" | "1" | "" | "true" | "false";
                normalizes?: "0" | "1" | "" | "true" | "false";
                target_times?: "0" | "1" | "" | "true" | "false";
                source?: "0" | "1" | "" | "true" | "false";
                zip?: "0" | "1" | "" | "true" | "false";
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    exportStrings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "strings": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    strings: number[];
                    /**
                     * @default text
                     * @enum {string}
                     */
                    format?: "text" | "json" | "special_json" | "bilingualText";
                    /**
                     * @default current
                     * @enum {string}
                     */
                    version?: "current" | "approved";
                    /** @default false */
                    excludes_needs_review?: boolean;
                    /**
                     * @default source
                     * @enum {string}
                     */
                    untranslated?: "source" | "empty" | "skip";
                    /**
                     * @default take
                     * @enum {string}
                     */
                    blocked?: "take" | "leave" | "refuse";
                    /** @default false */
                    escapes_breaks?: boolean;
                    /** @default false */
                    target_times?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    exportAsBook: {
        parameters: {
            query?: {
                /** @example 1 */
                sections?: string;
                format?: "epub" | "fb2" | "docx" | "odt" | "html" | "md" | "txt";
                layout?: "translation" | "interleaved" | "columns" | "proofreading";
                version?: "current" | "approved";
                excludes_needs_review?: "0" | "1" | "" | "true" | "false";
                untranslated?: "source" | "empty" | "skip";
                blocked?: "take" | "leave" | "refuse";
                without_credits?: "0" | "1" | "" | "true" | "false";
                without_colophon?: "0" | "1" | "" | "true" | "false";
                lang?: "en" | "ru" | "it";
                zip?: "0" | "1" | "" | "true" | "false";
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    exportFamily: {
        parameters: {
            query?: {
                min_complete?: number;
                version?: "current" | "approved";
                excludes_needs_review?: "0" | "1" | "" | "true" | "false";
                untranslated?: "source" | "empty" | "skip";
                blocked?: "take" | "leave" | "refuse";
                escapes_breaks?: "0" | "1" | "" | "true" | "false";
                joins_parts?: "0" | "1" | "" | "true" | "false";
                normalizes?: "0" | "1" | "" | "true" | "false";
                target_times?: "0" | "1" | "" | "true" | "false";
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    previewBook: {
        parameters: {
            query?: {
                /**
                 * @description 1 to 255 code points
                 * @example Words 1.txt
                 */
                name?: string;
                format?: "epub" | "fb2" | "docx" | "odt" | "html" | "markdown_document" | "text_document";
                texts_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Uint8Array;
                "*/*": Uint8Array;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    previewSource: {
        parameters: {
            query?: {
                /** @description 1 to 255 code points */
                name?: string;
                section?: number;
                /** @example {"type":"text","cut":"lines","isInChapters":true} */
                choice?: string;
                encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "koi8-r" | "koi8-u" | "ibm866" | "iso-8859-2" | "iso-8859-3" | "iso-8859-4" | "iso-8859-5" | "iso-8859-6" | "iso-8859-7" | "iso-8859-8" | "iso-8859-10" | "iso-8859-13" | "iso-8859-14" | "iso-8859-15" | "iso-8859-16" | "shift_jis" | "euc-jp" | "euc-kr" | "gb18030" | "big5";
                came_in?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "koi8-r" | "koi8-u" | "ibm866" | "iso-8859-2" | "iso-8859-3" | "iso-8859-4" | "iso-8859-5" | "iso-8859-6" | "iso-8859-7" | "iso-8859-8" | "iso-8859-10" | "iso-8859-13" | "iso-8859-14" | "iso-8859-15" | "iso-8859-16" | "shift_jis" | "euc-jp" | "euc-kr" | "gb18030" | "big5";
                is_plain?: "0" | "1" | "" | "true" | "false";
                is_one_section?: "0" | "1" | "" | "true" | "false";
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Uint8Array;
                "*/*": Uint8Array;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    previewFile: {
        parameters: {
            query: {
                /**
                 * @description 1 to 255 code points
                 * @example Words 1.txt
                 */
                name: string;
                how?: string;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Uint8Array;
                "*/*": Uint8Array;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    previewTranslations: {
        parameters: {
            query: {
                /** @example 1 */
                section?: number;
                /** @example text */
                type: "text" | "json" | "subtitles" | "po" | "markdown" | "android" | "xliff" | "properties" | "apple_strings" | "nested_json" | "arb" | "yaml" | "php" | "fluent" | "resx" | "stringsdict" | "qt_ts" | "xcstrings" | "csv" | "xlsx" | "docx";
                detects?: string;
                escapes_breaks?: "0" | "1" | "" | "true" | "false";
                load_same?: "0" | "1" | "" | "true" | "false";
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Uint8Array;
                "*/*": Uint8Array;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    previewMatches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "by": "text",
                 *       "strings": [
                 *         {
                 *           "text": "Words 1",
                 *           "key": "",
                 *           "context": ""
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    by: "key" | "time" | "text";
                    strings: {
                        /** @description 0 to 100663296 code points */
                        text: string;
                        /** @description 0 to 100663296 code points */
                        key: string;
                        /** @description 0 to 100663296 code points */
                        context: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        matches: (number | null)[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    guestBook: {
        parameters: {
            query?: {
                format?: "epub" | "fb2" | "docx" | "odt" | "html" | "md" | "txt";
                lang?: "en" | "ru" | "it";
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    previewBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "approve",
                 *       "strings": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "approve" | "unapprove" | "setInitial" | "clearInitial" | "copySource" | "retime" | "move" | "delete";
                    strings: number[];
                    author?: number;
                    section_id?: number;
                    pos?: number;
                    before?: number;
                    after?: number;
                    by?: number;
                    factor?: number;
                    /** @enum {string} */
                    times?: "source" | "target";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: number;
                        skipped: {
                            reason: components["schemas"]["Reason"];
                            amount: number;
                            strings: number[];
                        }[];
                        breaking?: {
                            amount: number;
                            strings: number[];
                        };
                        left?: number[];
                        positions?: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    startBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "copySource",
                 *       "strings": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "approve" | "unapprove" | "setInitial" | "clearInitial" | "copySource" | "retime" | "move" | "delete";
                    strings: number[];
                    author?: number;
                    section_id?: number;
                    pos?: number;
                    before?: number;
                    after?: number;
                    by?: number;
                    factor?: number;
                    /** @enum {string} */
                    times?: "source" | "target";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                batch: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    previewRevert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    section?: number;
                    since?: number;
                    until?: number;
                    before?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        has_more: boolean;
                        kinds: {
                            w: number;
                            amount: number;
                        }[];
                        rows: {
                            entry: components["schemas"]["LogEntry"];
                            conflict: components["schemas"]["Reason"] | null;
                            source: string | null;
                            translation: string | null;
                        }[];
                        is_checked: boolean;
                        next: number | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    startRevert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    section?: number;
                    since?: number;
                    until?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                limit?: number;
                after?: number;
                since?: number;
            };
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Words 1"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 1000 code points */
                    text: string;
                    /** @default -1 */
                    reply?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listSectionComments: {
        parameters: {
            query?: {
                limit?: number;
                after?: number;
                since?: number;
            };
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                comment: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    editComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                comment: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Words 1"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 1000 code points */
                    text: string;
                    updated_at?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    markCommentsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    markSectionsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sections": "all"
                 *     }
                 */
                "application/json": {
                    /** @description all, or hexadecimal ids of sections joined by _ */
                    sections: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        strings: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listDismissals: {
        parameters: {
            query?: {
                offers?: "0" | "1" | "" | "true" | "false";
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Dismissal"][];
                        offered: {
                            /** @enum {string} */
                            check: "placeholders" | "tags" | "icu-syntax" | "plural-forms" | "length" | "brackets" | "escapes" | "control-characters" | "edge-spaces" | "line-breaks" | "double-spaces" | "numbers" | "end-punctuation" | "space-before-punctuation" | "quotation-marks" | "urls" | "mixed-scripts" | "untranslated" | "repeated-word" | "capitals" | "length-ratio" | "inconsistent" | "cue-reading" | "spelling" | "grammar";
                            what: string;
                            strings: number;
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addDismissal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "check": "capitals",
                 *       "scope": "here",
                 *       "string": 1,
                 *       "what": "[\"upper\",\"\",[],[\"Word\"]]"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    check: "placeholders" | "tags" | "icu-syntax" | "plural-forms" | "length" | "brackets" | "escapes" | "control-characters" | "edge-spaces" | "line-breaks" | "double-spaces" | "numbers" | "end-punctuation" | "space-before-punctuation" | "quotation-marks" | "urls" | "mixed-scripts" | "untranslated" | "repeated-word" | "capitals" | "length-ratio" | "inconsistent" | "cue-reading" | "spelling" | "grammar";
                    /** @enum {string} */
                    scope: "here" | "string" | "word" | "project";
                    string: number | null;
                    /** @description 0 to 500 code points */
                    what: string;
                    /** @description 0 to 200 code points */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        check: "placeholders" | "tags" | "icu-syntax" | "plural-forms" | "length" | "brackets" | "escapes" | "control-characters" | "edge-spaces" | "line-breaks" | "double-spaces" | "numbers" | "end-punctuation" | "space-before-punctuation" | "quotation-marks" | "urls" | "mixed-scripts" | "untranslated" | "repeated-word" | "capitals" | "length-ratio" | "inconsistent" | "cue-reading" | "spelling" | "grammar";
                        /** @enum {string} */
                        scope: "here" | "string" | "word" | "project";
                        what: string;
                        reason: string;
                        string_id: number | null;
                        user: {
                            id: number;
                            username: string;
                        };
                        at: number;
                        alike: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteDismissal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                dismissal: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                before?: number;
                /** @example 2 */
                limit?: number;
                /** @example  */
                unread?: "0" | "1" | "" | "true" | "false";
                project?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Notification"][];
                        next: number | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    countNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "up_to": 1
                 *     }
                 */
                "application/json": {
                    ids?: number[];
                    up_to?: number;
                    project?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: {
                project?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kinds: {
                            kind: components["schemas"]["NotificationKindName"];
                            deliveries: components["schemas"]["DeliveryName"][];
                            default: components["schemas"]["DeliveryName"];
                            everywhere: components["schemas"]["DeliveryName"] | null;
                            project: components["schemas"]["DeliveryName"] | null;
                            delivery: components["schemas"]["DeliveryName"];
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kinds": [
                 *         {
                 *           "kind": "reply",
                 *           "delivery": "daily"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    project?: number;
                    kinds: {
                        kind: components["schemas"]["NotificationKindName"];
                        delivery: components["schemas"]["DeliveryName"] | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kinds: {
                            kind: components["schemas"]["NotificationKindName"];
                            deliveries: components["schemas"]["DeliveryName"][];
                            default: components["schemas"]["DeliveryName"];
                            everywhere: components["schemas"]["DeliveryName"] | null;
                            project: components["schemas"]["DeliveryName"] | null;
                            delivery: components["schemas"]["DeliveryName"];
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                /** @example weekly */
                what: "all" | "mail" | "daily" | "weekly" | "mention" | "reply" | "approved" | "edited" | "deleted" | "rivalled" | "vote" | "invitation" | "joinRequest" | "roleChange" | "projectState" | "newSection" | "sourceUpdate" | "sectionFinished" | "jobFinished" | "assigned" | "assignmentDue" | "webhookDisabled" | "reportDecided";
            };
            header?: never;
            path: {
                unsubscribe_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listMentionable: {
        parameters: {
            query?: {
                /** @example tr */
                q?: string;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: {
                            id: number;
                            username: string;
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listWatches: {
        parameters: {
            query?: {
                before?: number;
                /** @example 2 */
                limit?: number;
                project?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            project: {
                                id: number;
                                handle: string;
                                name: string;
                            };
                            section: {
                                id: number;
                                name: string;
                            } | null;
                            string: {
                                id: number;
                                text: string;
                            } | null;
                            /** @enum {string} */
                            target: "project" | "section" | "string";
                            is_automatic: boolean;
                            at: number;
                        }[];
                        next: number | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getWatches: {
        parameters: {
            query?: {
                /** @example 1 */
                section?: number;
                /** @example 2 */
                string?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project: {
                            is_watched: boolean;
                            is_automatic: boolean;
                        };
                        section: {
                            is_watched: boolean;
                            is_automatic: boolean;
                        } | null;
                        string: {
                            is_watched: boolean;
                            is_automatic: boolean;
                        } | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "string_id": 1,
                 *       "is_watched": true
                 *     }
                 */
                "application/json": {
                    section_id?: number;
                    string_id?: number;
                    is_watched: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_watched: boolean;
                        is_automatic: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listDeleted: {
        parameters: {
            query?: {
                kind?: "section" | "string" | "translation" | "comment" | "entry";
                limit?: number;
                before?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedItem"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    restoreDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                event: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "section" | "string" | "translation" | "comment" | "entry";
                        item: number;
                        section_id: number | null;
                        string_id: number | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                limit?: number;
                after?: number;
                since?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "word": "Words 1",
                 *       "translate": "слова"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 255 code points */
                    word: string;
                    /** @description 0 to 255 code points */
                    word_key?: string;
                    /** @description 1 to 255 code points */
                    translate: string;
                    /** @description 0 to 255 code points */
                    translate_key?: string;
                    /** @description 0 to 1000 code points */
                    desc?: string;
                    /**
                     * @default preferred
                     * @enum {string}
                     */
                    status?: "preferred" | "admitted" | "forbidden" | "obsolete";
                    /**
                     * @default unspecified
                     * @enum {string}
                     */
                    part_of_speech?: "unspecified" | "noun" | "name" | "verb" | "adjective" | "adverb" | "other";
                    /**
                     * @default unspecified
                     * @enum {string}
                     */
                    gender?: "unspecified" | "masculine" | "feminine" | "neuter" | "common";
                    /** @default false */
                    is_untranslated?: boolean;
                    /** @default false */
                    is_case_sensitive?: boolean;
                    /** @description 0 to 1000 code points */
                    note?: string;
                    /** @description 0 to 1000 code points */
                    example?: string;
                    /** @description 0 to 1000 code points */
                    link?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                entry: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    editEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                entry: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "desc": "Words 1"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 255 code points */
                    word?: string;
                    /** @description 0 to 255 code points */
                    word_key?: string;
                    /** @description 1 to 255 code points */
                    translate?: string;
                    /** @description 0 to 255 code points */
                    translate_key?: string;
                    /** @description 0 to 1000 code points */
                    desc?: string;
                    /** @enum {string} */
                    status?: "preferred" | "admitted" | "forbidden" | "obsolete";
                    /** @enum {string} */
                    part_of_speech?: "unspecified" | "noun" | "name" | "verb" | "adjective" | "adverb" | "other";
                    /** @enum {string} */
                    gender?: "unspecified" | "masculine" | "feminine" | "neuter" | "common";
                    is_untranslated?: boolean;
                    is_case_sensitive?: boolean;
                    /** @description 0 to 1000 code points */
                    note?: string;
                    /** @description 0 to 1000 code points */
                    example?: string;
                    /** @description 0 to 1000 code points */
                    link?: string;
                    updated_at?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readLog: {
        parameters: {
            query?: {
                /** @example 5 */
                limit?: number;
                before?: number;
                u?: number;
                /** @description one or more codes, with commas between them */
                w?: string;
                section?: number;
                string?: number;
                batch?: number;
                since?: number;
                until?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readSiteLog: {
        parameters: {
            query?: {
                /** @example 3 */
                limit?: number;
                before?: number;
                u?: number;
                w?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listSourceVersions: {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
            };
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceVersion"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sections: {
                            translations: number;
                            current: number;
                            approved: number;
                            edits: number;
                            approves: number;
                            rating: [
                                number,
                                number
                            ];
                            pluses: number;
                            minuses: number;
                            comments: number;
                            section_id: number;
                            name: string;
                            stats: {
                                strings_amount: number;
                                strings_translated: number;
                                strings_approved: number;
                                strings_initial: number;
                                strings_needing_review: number;
                                translations_amount: number;
                                last_update: number | null;
                                completeness?: number;
                                approveness?: number;
                                plural_coefficient?: number;
                            };
                        }[];
                        users: {
                            translations: number;
                            current: number;
                            approved: number;
                            edits: number;
                            approves: number;
                            rating: [
                                number,
                                number
                            ];
                            pluses: number;
                            minuses: number;
                            comments: number;
                            user: {
                                id: number;
                                username: string;
                            };
                            role_id: number | null;
                        }[];
                        project: {
                            translations: number;
                            current: number;
                            approved: number;
                            edits: number;
                            approves: number;
                            rating: [
                                number,
                                number
                            ];
                            pluses: number;
                            minuses: number;
                            comments: number;
                            stats: {
                                strings_amount: number;
                                strings_translated: number;
                                strings_approved: number;
                                strings_initial: number;
                                strings_needing_review: number;
                                translations_amount: number;
                                last_update: number | null;
                                completeness?: number;
                                approveness?: number;
                                plural_coefficient?: number;
                            };
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getContributions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description milliseconds since 1970 UTC */
                        since: number;
                        /** @description milliseconds since 1970 UTC */
                        until: number;
                        days: components["schemas"]["DailyContribution"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project: components["schemas"]["ProjectUsage"];
                        owner: components["schemas"]["UserUsage"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getRemainingQuota: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sections: number;
                        strings: {
                            left: number;
                            /** @enum {string} */
                            of: "project" | "owner";
                        };
                        bytes: {
                            left: number;
                            /** @enum {string} */
                            of: "project" | "owner";
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getOwnUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUsage"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    openEditorPage: {
        parameters: {
            query: {
                /**
                 * @description all, or hexadecimal ids of sections joined by _
                 * @example all
                 */
                sections: string;
                status?: string;
                checks?: string;
                /** @description 3 to 32 code points */
                from?: string;
                /** @description 0 to 255 code points */
                text?: string;
                /** @description 0 to 255 code points */
                original?: string;
                /** @description 0 to 255 code points */
                translation?: string;
                /** @description 0 to 255 code points */
                key?: string;
                /** @description 0 to 255 code points */
                context?: string;
                regex?: "0" | "1" | "" | "true" | "false";
                sort?: "index" | "last_tr_time" | "last_str_time" | "tr_amount" | "vote_plus_amount" | "vote_minus_amount" | "comments_amount";
                desc?: "0" | "1" | "" | "true" | "false";
                read_to?: number;
                read?: string;
                page?: number;
                size?: number;
                string?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sections: components["schemas"]["Section"][];
                        strings_amount: number;
                        strings_translated: number;
                        matching_amount: number;
                        page: number;
                        colours: ("red" | "yellow" | "lightGreen" | "darkGreen")[];
                        rows: components["schemas"]["EditorRow"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    findNextString: {
        parameters: {
            query: {
                /**
                 * @description all, or hexadecimal ids of sections joined by _
                 * @example all
                 */
                sections: string;
                status?: string;
                checks?: string;
                /** @description 3 to 32 code points */
                from?: string;
                /** @description 0 to 255 code points */
                text?: string;
                /** @description 0 to 255 code points */
                original?: string;
                /** @description 0 to 255 code points */
                translation?: string;
                /** @description 0 to 255 code points */
                key?: string;
                /** @description 0 to 255 code points */
                context?: string;
                regex?: "0" | "1" | "" | "true" | "false";
                sort?: "index" | "last_tr_time" | "last_str_time" | "tr_amount" | "vote_plus_amount" | "vote_minus_amount" | "comments_amount";
                desc?: "0" | "1" | "" | "true" | "false";
                read_to?: number;
                read?: string;
                size?: number;
                after?: number;
                be?: "non_tr" | "tr" | "non_app" | "app" | "init" | "comp" | "needs_review" | "failed_checks" | "non_read_coms";
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        string: number;
                        page: number;
                    } | null;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listMatchingStrings: {
        parameters: {
            query: {
                /**
                 * @description all, or hexadecimal ids of sections joined by _
                 * @example all
                 */
                sections: string;
                status?: string;
                checks?: string;
                /** @description 3 to 32 code points */
                from?: string;
                /** @description 0 to 255 code points */
                text?: string;
                /** @description 0 to 255 code points */
                original?: string;
                /** @description 0 to 255 code points */
                translation?: string;
                /** @description 0 to 255 code points */
                key?: string;
                /** @description 0 to 255 code points */
                context?: string;
                regex?: "0" | "1" | "" | "true" | "false";
                sort?: "index" | "last_tr_time" | "last_str_time" | "tr_amount" | "vote_plus_amount" | "vote_minus_amount" | "comments_amount";
                desc?: "0" | "1" | "" | "true" | "false";
                read_to?: number;
                read?: string;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        strings: number[];
                        matching_amount: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    findMyPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        section_id: number;
                        string_id: number;
                        at: number | null;
                    } | null;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    countFailedChecks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checks: {
                            /** @enum {string} */
                            check: "placeholders" | "tags" | "icu-syntax" | "plural-forms" | "length" | "brackets" | "escapes" | "control-characters" | "edge-spaces" | "line-breaks" | "double-spaces" | "numbers" | "end-punctuation" | "space-before-punctuation" | "quotation-marks" | "urls" | "mixed-scripts" | "untranslated" | "repeated-word" | "capitals" | "length-ratio" | "inconsistent" | "cue-reading" | "cue-times";
                            strings: number;
                            fixable: number;
                        }[];
                        strings: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listEditorRows: {
        parameters: {
            query: {
                /** @example 1,2,3 */
                ids: string;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorRow"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    findTexts: {
        parameters: {
            query: {
                /**
                 * @description all, or hexadecimal ids of sections joined by _
                 * @example all
                 */
                sections: string;
                /**
                 * @description 0 to 255 code points
                 * @example text
                 */
                find: string;
                regex?: "0" | "1" | "" | "true" | "false";
                match_case?: "0" | "1" | "" | "true" | "false";
                whole_words?: "0" | "1" | "" | "true" | "false";
                in?: "translations" | "sources";
                scope?: "all" | "approved" | "mine" | "current";
                after?: string;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        strings: {
                            id: number;
                            section_id: number;
                            index: number;
                            texts: {
                                translation: number | null;
                                text: string;
                                updated_at: number;
                                author_id: number | null;
                                status: (-1 | 0 | 1) | null;
                                places: number;
                            }[];
                        }[];
                        amount: number;
                        searched: number;
                        next: string | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listFindings: {
        parameters: {
            query: {
                /**
                 * @description all, or hexadecimal ids of sections joined by _
                 * @example all
                 */
                sections: string;
                checks?: string;
                fixable?: "0" | "1" | "" | "true" | "false";
                after?: string;
                size?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        strings: components["schemas"]["FaultyString"][];
                        amount: number;
                        next: string | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    previewReplacing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "in": "translations",
                 *       "find": "text",
                 *       "replace": "texts",
                 *       "texts": [
                 *         {
                 *           "id": 1,
                 *           "seen": 0
                 *         },
                 *         {
                 *           "id": 2,
                 *           "seen": 0
                 *         },
                 *         {
                 *           "id": 3,
                 *           "seen": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    in: "translations" | "sources";
                    /** @description 0 to 255 code points */
                    find: string;
                    /** @default false */
                    regex?: boolean;
                    /** @default false */
                    match_case?: boolean;
                    /** @default false */
                    whole_words?: boolean;
                    /** @description 0 to 2000 code points */
                    replace: string;
                    texts: {
                        id: number;
                        seen: number;
                    }[];
                    /** @default [] */
                    except?: {
                        id: number;
                        place: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplacingPreview"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    startReplacing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "in": "translations",
                 *       "find": "text",
                 *       "replace": "texts",
                 *       "texts": [
                 *         {
                 *           "id": 1,
                 *           "seen": 0
                 *         },
                 *         {
                 *           "id": 2,
                 *           "seen": 0
                 *         },
                 *         {
                 *           "id": 3,
                 *           "seen": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    in: "translations" | "sources";
                    /** @description 0 to 255 code points */
                    find: string;
                    /** @default false */
                    regex?: boolean;
                    /** @default false */
                    match_case?: boolean;
                    /** @default false */
                    whole_words?: boolean;
                    /** @description 0 to 2000 code points */
                    replace: string;
                    texts: {
                        id: number;
                        seen: number;
                    }[];
                    /** @default [] */
                    except?: {
                        id: number;
                        place: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    previewFixing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "check": "edge-spaces",
                 *       "texts": [
                 *         {
                 *           "id": 1,
                 *           "seen": 0
                 *         },
                 *         {
                 *           "id": 2,
                 *           "seen": 0
                 *         },
                 *         {
                 *           "id": 3,
                 *           "seen": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    check: "placeholders" | "tags" | "icu-syntax" | "plural-forms" | "length" | "brackets" | "escapes" | "control-characters" | "edge-spaces" | "line-breaks" | "double-spaces" | "numbers" | "end-punctuation" | "space-before-punctuation" | "quotation-marks" | "urls" | "mixed-scripts" | "untranslated" | "repeated-word" | "capitals" | "length-ratio" | "inconsistent" | "cue-reading" | "cue-times";
                    texts: {
                        id: number;
                        seen: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplacingPreview"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    startFixing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "check": "edge-spaces",
                 *       "texts": [
                 *         {
                 *           "id": 1,
                 *           "seen": 0
                 *         },
                 *         {
                 *           "id": 2,
                 *           "seen": 0
                 *         },
                 *         {
                 *           "id": 3,
                 *           "seen": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    check: "placeholders" | "tags" | "icu-syntax" | "plural-forms" | "length" | "brackets" | "escapes" | "control-characters" | "edge-spaces" | "line-breaks" | "double-spaces" | "numbers" | "end-punctuation" | "space-before-punctuation" | "quotation-marks" | "urls" | "mixed-scripts" | "untranslated" | "repeated-word" | "capitals" | "length-ratio" | "inconsistent" | "cue-reading" | "cue-times";
                    texts: {
                        id: number;
                        seen: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readSection: {
        parameters: {
            query?: {
                limit?: number;
                after?: number;
            };
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadString"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getReadingPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        place: {
                            section_id: number;
                            string_id: number;
                            at: number;
                        } | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setReadingPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "string_id": 1
                 *     }
                 */
                "application/json": {
                    string_id: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        section_id: number;
                        string_id: number;
                        at: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readLooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                section: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        strings: {
                            id: number;
                            look: {
                                /** @enum {string} */
                                kind?: "heading" | "signature" | "caption" | "picture" | "alt" | "sign";
                                readonly groups?: {
                                    /** @enum {string} */
                                    kind: "quote" | "verse" | "stanza" | "epigraph" | "letter" | "note" | "table";
                                    id: number;
                                }[];
                                cell?: {
                                    row: number;
                                    column: number;
                                    columns: number;
                                    rows: number;
                                    isHead: boolean;
                                };
                                picture?: string;
                                readonly before?: string[];
                                readonly styles?: ("b" | "i" | "u" | "s" | "sup" | "sub" | "code" | "sc")[];
                                marks?: {
                                    [key: string]: {
                                        /** @enum {string} */
                                        kind: "style";
                                        /** @enum {string} */
                                        style: "b" | "i" | "u" | "s" | "sup" | "sub" | "code" | "sc";
                                    } | {
                                        /** @enum {string} */
                                        kind: "note";
                                        note: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "picture";
                                        picture: string;
                                    };
                                };
                            };
                        }[];
                        notes: {
                            note: number;
                            at: {
                                section_id: number;
                                string_id: number;
                            } | null;
                            reference: {
                                section_id: number;
                                string_id: number;
                            } | null;
                        }[];
                        descriptions: {
                            string: components["schemas"]["ReadString"];
                            section_id: number;
                            beside: number;
                            is_before: boolean;
                        }[];
                        pictures: {
                            picture: string;
                            width: number;
                            height: number;
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readPicture: {
        parameters: {
            query: {
                /**
                 * @description 1 to 1200 code points
                 * @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx a.png
                 */
                picture: string;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readProjectFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readSiteFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listTranslationRevisions: {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
            };
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
                translation: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationRevision"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listStringRevisions: {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
            };
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StringRevision"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listEntryRevisions: {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
            };
            header?: never;
            path: {
                project: string;
                entry: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryRevision"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readHistory: {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
                about?: "source" | "translations" | "votes" | "checks" | "comments";
            };
            header?: never;
            path: {
                project: string;
                section: number;
                string: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readPast: {
        parameters: {
            query: {
                /** @example 1893456000000 */
                at: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastProject"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readPastStrings: {
        parameters: {
            query: {
                /** @example 1893456000000 */
                at: number;
                /** @example 1 */
                section: number;
                limit?: number;
                after?: number;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastString"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listMyEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    undoEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
                event: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    generateImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownAnnouncement"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                /** @example 3 */
                limit?: number;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text_en": "The service rests on Sunday."
                 *     }
                 */
                "application/json": {
                    /** @description 0 to 500 code points */
                    text_en?: string;
                    /** @description 0 to 500 code points */
                    text_ru?: string;
                    /** @description 0 to 500 code points */
                    text_it?: string;
                    /**
                     * @default info
                     * @enum {string}
                     */
                    kind?: "info" | "warning";
                    /** @description 0 to 1000 code points */
                    link?: string;
                    /** @default null */
                    starts_at?: number | null;
                    /** @default null */
                    ends_at?: number | null;
                    /** @default true */
                    dismissible?: boolean;
                    /**
                     * @default everyone
                     * @enum {string}
                     */
                    audience?: "everyone" | "members";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                announcement: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    editAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                announcement: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text_en": "The service rests on Monday."
                 *     }
                 */
                "application/json": {
                    /** @description 0 to 500 code points */
                    text_en?: string;
                    /** @description 0 to 500 code points */
                    text_ru?: string;
                    /** @description 0 to 500 code points */
                    text_it?: string;
                    /**
                     * @default info
                     * @enum {string}
                     */
                    kind?: "info" | "warning";
                    /** @description 0 to 1000 code points */
                    link?: string;
                    /** @default null */
                    starts_at?: number | null;
                    /** @default null */
                    ends_at?: number | null;
                    /** @default true */
                    dismissible?: boolean;
                    /**
                     * @default everyone
                     * @enum {string}
                     */
                    audience?: "everyone" | "members";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readEvents: {
        parameters: {
            query?: {
                /** @example a_page_of_theirs */
                client?: string;
            };
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Event stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        /** @enum {string} */
                        event: "hello";
                        data: {
                            is_resumed: boolean;
                        };
                    } | {
                        /** @enum {string} */
                        event: "changes";
                        data: {
                            deeds: {
                                /** @enum {string} */
                                kind: "createUser" | "createProject" | "addSection" | "addStrings" | "addTranslation" | "addRole" | "invite" | "join" | "requestInvite" | "resolveInvite" | "resolveRequest" | "grantRole" | "vote" | "unvote" | "approve" | "unapprove" | "addEntry" | "addComment" | "editProject" | "editRole" | "editSection" | "editString" | "editTranslation" | "rearrange" | "editEntry" | "editComment" | "deleteSection" | "deleteString" | "deleteTranslation" | "deleteInvite" | "deleteRole" | "leave" | "kick" | "deleteEntry" | "deleteComment" | "addCode" | "editUser" | "deleteProject" | "hideProject" | "restoreProject" | "removeTranslation" | "removeComment" | "removeProfile" | "restoreSection" | "restoreString" | "restoreTranslation" | "restoreComment" | "restoreEntry" | "undeleteProject" | "runBatch" | "confirmTranslation" | "updateSource" | "splitString" | "mergeStrings" | "addSharedWord" | "editSharedWord" | "deleteSharedWord" | "decideReports" | "askDeletion" | "cancelDeletion" | "deleteUser" | "addWebhook" | "editWebhook" | "deleteWebhook" | "disableWebhook" | "assignSection" | "editAssignment" | "unassignSection" | "dismissFinding" | "restoreFinding";
                                actor: {
                                    id: number;
                                    username: string;
                                } | null;
                                section_id: number | null;
                                string_id: number | null;
                                translation_id: number | null;
                                comment_id: number | null;
                                amount: number | null;
                            }[];
                            rows: components["schemas"]["LiveRow"][];
                            gone: number[];
                            comments: components["schemas"]["LiveComment"][];
                            sections: {
                                id: number;
                                stats: {
                                    strings_amount: number;
                                    strings_translated: number;
                                    strings_approved: number;
                                    strings_initial: number;
                                    strings_needing_review: number;
                                    translations_amount: number;
                                    last_update: number | null;
                                    completeness?: number;
                                    approveness?: number;
                                    plural_coefficient?: number;
                                };
                                is_stale: boolean;
                            }[];
                            topics: ("project" | "sections" | "members" | "assignments" | "invites" | "dictionary" | "dismissals" | "deleted" | "log" | "statistics")[];
                        };
                    } | {
                        /** @enum {string} */
                        event: "presence";
                        data: {
                            people: {
                                user: {
                                    id: number;
                                    username: string;
                                };
                                avatar_image: string | null;
                                avatar_generated: string;
                                string_id: number | null;
                                is_writing: boolean;
                            }[];
                            amount: number;
                        };
                    } | {
                        /** @enum {string} */
                        event: "reset";
                        data: Record<string, never>;
                    } | {
                        /** @enum {string} */
                        event: "gone";
                        data: {
                            /** @enum {string} */
                            kind: "signedOut" | "hidden" | "gone";
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    readNotificationEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Event stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        /** @enum {string} */
                        event: "unread";
                        data: {
                            unread: number;
                        };
                    } | {
                        /** @enum {string} */
                        event: "gone";
                        data: {
                            /** @enum {string} */
                            kind: "signedOut";
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    showPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client": "a_page_of_theirs",
                 *       "string_id": 1
                 *     }
                 */
                "application/json": {
                    client: string;
                    string_id: number | null;
                    /** @default false */
                    is_writing?: boolean;
                    /** @default false */
                    is_leaving?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
}
