/**
 * The list before going live. The outcomes of each check are those of `domain/go-live/checks.ts`; where a count decides
 * between singular and plural, both forms are given.
 */
export const adminGoLive = {
  recheck: 'Revérifier',
  checking: 'Vérification…',
  checkedToday: 'Vérifié à {at}',
  checkedOn: 'Vérifié le {at}',
  notYet: 'Pas encore vérifié',
  computed: 'Rien à cocher : le site constate chaque point lui-même.',
  risky: {
    one: '{count} point la rend risquée.',
    other: '{count} points la rendent risquée.',
  },
  unknown: {
    one: '{count} point n’a pas pu être vérifié.',
    other: '{count} points n’ont pas pu être vérifiés.',
  },
  complete: 'Tout est en ordre : le site peut être mis en ligne.',
  stays: 'Cette liste n’est plus dans le menu. Elle reste à cette adresse.',
  points: {
    one: '{count} point',
    other: '{count} points',
  },
  groups: {
    blocks: 'Empêche la mise en ligne',
    risky: 'Rend la mise en ligne risquée',
    unknown: 'Pas vérifié',
    ok: 'En ordre',
  },
  broken: 'La vérification a échoué à cause d’une erreur du site. Le journal du serveur en dit la raison.',
  actions: {
    address: 'Changer l’adresse',
    complete: 'Compléter',
    settle: 'Régler les chiffres',
    statements: 'Confirmer',
    replyTime: 'Indiquer le délai',
    planner: 'Ouvrir le radar',
    booking: 'Configurer les URL',
    webhooks: 'Saisir les URL',
    tryWebhooks: 'Essayer',
    mail: 'Configurer l’email',
    tryMail: 'Envoyer un essai',
    reviews: 'Relier les avis',
    tags: 'Configurer les traceurs',
    sends: 'Voir les envois',
    backup: 'Sauvegarder',
    prove: 'Essayer',
    restore: 'Essayer la restauration',
    removeDemo: 'Retirer les exemples',
    endDemo: 'Terminer la démonstration',
    team: 'Voir l’équipe',
    ownFactor: 'Protéger mon compte',
    passages: 'Voir les passages',
  },
  causes: {
    timeout: 'pas de réponse en 5 secondes',
    private: 'adresse privée',
    name: 'nom inconnu',
    certificate: 'certificat refusé',
    connection: 'connexion impossible',
    status: 'réponse en erreur',
    invalid: 'réponse illisible',
    unreachable: 'serveur injoignable',
    not_configured: 'aucun widget',
  },
  address: {
    text: 'L’adresse sous laquelle les visiteurs voient le site, en https. Le site vérifie d’abord qu’elle mène bien ici. Liens, emails et moteurs de recherche la suivent aussitôt ; les cookies sécurisés, HSTS et les clés d’accès, au prochain démarrage du serveur.',
    field: 'Adresse publique',
    action: 'Vérifier et enregistrer',
    done: 'Adresse enregistrée.',
  },
  backup: {
    text: 'Toute la base en un fichier, à garder hors de ce serveur. Il contient les données personnelles de tout le monde : confirmez que c’est bien vous.',
    action: 'Télécharger la sauvegarde',
    done: 'Sauvegarde téléchargée.',
  },
  restore: {
    text: 'Une sauvegarde est faite, puis restaurée dans une base à part, où chaque table doit avoir autant de lignes. Cette base est ensuite effacée ; le site continue de tourner.',
    action: 'Lancer l’essai',
    done: 'Essai terminé.',
  },
  prove: {
    text: 'Une fausse demande fait tout le chemin d’un client, par l’adresse publique, puis est effacée. Elle n’apparaît dans aucune liste, aucun chiffre, aucun envoi. Les automatisations reçoivent leur message d’essai, et seule la connexion au serveur d’email est essayée.',
    action: 'Essayer maintenant',
    done: 'Essai terminé.',
  },
  proofCauses: {
    timeout: 'pas de réponse en 15 secondes',
    private: 'adresse privée',
    connection: 'connexion impossible',
    status: 'réponse en erreur',
    form: 'la page n’a pas de formulaire',
    files: 'un fichier de la page manque',
    language: 'la page est dans une autre langue',
    refused: 'demande refusée',
    limited: 'trop de demandes de la même adresse',
    unavailable: 'le site n’a pas pu l’enregistrer',
    spam: 'prise pour celle d’un robot',
    mark: 'marque non reconnue : les processus n’ont pas le même secret, ou un proxy retire l’en-tête X-Proof',
    left: 'il restait une ligne ; elle est effacée',
    credentials: 'identifiant ou mot de passe refusé',
    encryption: 'chiffrement refusé',
    certificate: 'certificat non valable',
  },
  removeDemo: {
    text: 'Seront retirés : {parts}. Ce qui n’est pas marqué comme exemple reste. La démonstration prend fin : les chiffres non confirmés et les adresses d’exemple sont retirés du site.',
    onlyEnd:
      'La démonstration prend fin : les chiffres non confirmés et les adresses d’exemple sont retirés du site.',
    confirmEnd: 'Oui, terminer la démonstration',
    confirm: 'Oui, retirer ces exemples',
    removed: 'Exemples retirés : {parts}.',
    none: 'Démonstration terminée.',
    kept: {
      one: '{count} image d’exemple reste : vos textes la montrent.',
      other: '{count} images d’exemple restent : vos textes les montrent.',
    },
  },
  kinds: {
    posts: {
      one: '{count} article du blog',
      other: '{count} articles du blog',
    },
    landings: {
      one: '{count} landing page',
      other: '{count} landing pages',
    },
    releases: {
      one: '{count} sortie',
      other: '{count} sorties',
    },
    visits: {
      one: '{count} visite comptée',
      other: '{count} visites comptées',
    },
    leads: {
      one: '{count} prospect',
      other: '{count} prospects',
    },
    campaigns: {
      one: '{count} campagne',
      other: '{count} campagnes',
    },
    reviews: {
      one: '{count} avis',
      other: '{count} avis',
    },
    pictures: {
      one: '{count} image',
      other: '{count} images',
    },
    articles: {
      one: '{count} article',
      other: '{count} articles',
    },
    contradicted: {
      one: '{count} contradiction',
      other: '{count} contradictions',
    },
    unconfirmed: {
      one: '{count} chiffre sans base',
      other: '{count} chiffres sans base',
    },
    expired: {
      one: '{count} chiffre expiré',
      other: '{count} chiffres expirés',
    },
    legal: {
      one: 'mentions légales ({count})',
      other: 'mentions légales ({count})',
    },
    privacy: {
      one: 'confidentialité ({count})',
      other: 'confidentialité ({count})',
    },
    cookies: {
      one: 'cookies ({count})',
      other: 'cookies ({count})',
    },
    terms: {
      one: 'conditions d’utilisation ({count})',
      other: 'conditions d’utilisation ({count})',
    },
  },
  checks: {
    address: {
      title: 'Adresse publique',
      outcomes: {
        answers: '{address} répond.',
        answersUntil: '{address} répond, certificat valable jusqu’au {until}.',
        local: '{address} ne s’ouvre que depuis ce serveur ou son réseau.',
        example: '{address} est une adresse d’exemple.',
        http: '{address} n’est pas en https : ce que les visiteurs saisissent circule en clair.',
        certificate:
          'Le certificat de {address} n’est pas fiable : les navigateurs refuseront d’ouvrir le site.',
        expiring: 'Le certificat de {address} expire le {until}.',
        nowhere: '{address} ne mène à aucun serveur : ce nom est inconnu.',
        failing: '{address} répond par une erreur ({count}).',
        otherSite: '{address} répond, mais ce n’est pas ce site.',
        unreached:
          'Le serveur n’a pas pu ouvrir lui-même {address} : {cause}. Essayez depuis un autre appareil.',
        waiting: 'Pas encore vérifié.',
      },
    },
    company: {
      title: 'Données de l’entreprise',
      outcomes: {
        complete: 'Tous les champs obligatoires sont remplis.',
        missing: 'Il manque : {names}.',
      },
    },
    claims: {
      title: 'Chiffres annoncés',
      outcomes: {
        confirmed: 'Tous les chiffres annoncés sont confirmés.',
        unsettled: '{parts}. Ils ne seront pas montrés.',
      },
    },
    prices: {
      title: 'Prix du simulateur',
      outcomes: {
        own: 'Le tarif en vigueur est celui de l’agence.',
        confirmed: 'La table livrée est confirmée.',
        delivered: 'La table est encore celle qui a été livrée, et personne ne l’a confirmée.',
      },
    },
    statements: {
      title: 'Affirmations du site',
      outcomes: {
        confirmed: 'Toutes les affirmations livrées sont confirmées.',
        unconfirmed: 'Encore telles que livrées, sans confirmation : {names}.',
      },
    },
    replyTime: {
      title: 'Délai de réponse',
      outcomes: {
        set: {
          one: '{count} heure ouvrée, annoncée au formulaire de contact.',
          other: '{count} heures ouvrées, annoncées au formulaire de contact.',
        },
        none: 'Aucun délai indiqué : le formulaire de contact n’annonce rien.',
      },
    },
    planner: {
      title: 'Sources du planificateur',
      outcomes: {
        asked: {
          one: '{count} base de sorties répond.',
          other: '{count} bases de sorties répondent.',
        },
        off: 'Les bases de sorties ne sont pas interrogées (RELEASE_SOURCES) : rien n’est mesuré.',
        none: 'Toutes les bases de sorties sont désactivées : rien n’est mesuré.',
        waiting: 'Aucune base de sorties n’a encore répondu.',
      },
    },
    booking: {
      title: 'Rendez-vous',
      outcomes: {
        answer: {
          one: '{count} URL répond.',
          other: '{count} URL répondent.',
        },
        none: 'Aucune URL : les boutons mènent au formulaire de contact.',
        example: {
          one: 'URL d’exemple : {names}.',
          other: 'URL d’exemple : {names}.',
        },
        http: {
          one: 'URL qui n’est pas publique et en https : {names}.',
          other: 'URL qui ne sont pas publiques et en https : {names}.',
        },
        silent: {
          one: '{count} URL sur {total} ne répond pas : {names}.',
          other: '{count} URL sur {total} ne répondent pas : {names}.',
        },
        waiting: 'Pas encore vérifié.',
      },
    },
    webhooks: {
      title: 'Automatisations',
      outcomes: {
        answer: {
          one: '{count} automatisation a répondu la dernière fois.',
          other: '{count} automatisations ont répondu la dernière fois.',
        },
        missing: 'Sans URL : {names}. Les demandes attendent.',
        failing: {
          one: '{count} sur {total} n’a pas répondu la dernière fois : {names}.',
          other: '{count} sur {total} n’ont pas répondu la dernière fois : {names}.',
        },
        untested: 'Pas essayé depuis que l’URL est enregistrée : {names}.',
      },
    },
    mail: {
      title: 'Email',
      outcomes: {
        sent: 'Message d’essai accepté le {at}.',
        none: 'Aucun serveur : les messages restent en fichiers et personne n’est prévenu.',
        untested: 'Aucun message d’essai depuis que ces réglages sont enregistrés.',
        failing: 'Le message d’essai du {at} n’est pas parti. {cause}',
        slow: '{count} rappels attendent une même sortie : à la vitesse réglée, leur envoi prend plus de {total} heures.',
      },
    },
    reviews: {
      title: 'Avis',
      outcomes: {
        read: {
          one: '{count} avis relié, lu le {at}.',
          other: '{count} avis reliés, lus le {at}.',
        },
        none: 'Aucun widget relié : seuls les avis écrits sur le site paraissent.',
        failing: 'La dernière lecture a échoué le {at} : {cause}.',
        waiting: 'Le service d’avis n’a pas encore répondu.',
      },
    },
    tags: {
      title: 'Traceurs',
      outcomes: {
        none: 'Aucun traceur activé.',
        named: {
          one: '{count} activé, nommé dans la politique de cookies.',
          other: '{count} activés, tous nommés dans la politique de cookies.',
        },
        incomplete: {
          one: 'Activé sans identifiant valable : {names}.',
          other: 'Activés sans identifiant valable : {names}.',
        },
        unnamed: {
          one: 'Activé, mais absent de la politique de cookies : {names}.',
          other: 'Activés, mais absents de la politique de cookies : {names}.',
        },
      },
    },
    sends: {
      title: 'Envois publicitaires',
      outcomes: {
        off: 'Éteints.',
        proven: 'Reçus par {names}.',
        incomplete: 'Allumés sans pixel ou sans jeton : {names}.',
        blocked: 'Accès refusé par {names}.',
        troubled: 'En difficulté chez {names} : le détail est dans Intégrations, onglet « Envois ».',
        unproven: 'Rien de réel n’est encore reçu par {names} : seul un vrai compte le montre.',
      },
    },
    path: {
      title: 'Parcours d’une demande',
      outcomes: {
        proven: 'Essai réussi le {at}, en {count} ms.',
        never: 'Pas encore essayé. L’essai a lieu chaque nuit à 04:12.',
        failing: 'En échec depuis le {at}, à l’étape « {names} » : {cause}.',
        old: 'Aucun essai depuis le {at} : on ne sait pas si cela marche.',
      },
    },
    backup: {
      title: 'Sauvegarde',
      outcomes: {
        made: 'Faite le {at}, {size}, hors du dossier de données.',
        never: 'Aucune sauvegarde n’a été faite.',
        old: 'La dernière date du {at} : il y a plus d’une semaine.',
        inside: 'Celle du {at} est dans le dossier de données : ce qui le détruirait la détruirait aussi.',
      },
    },
    restore: {
      title: 'Restauration',
      outcomes: {
        passed: {
          one: 'Réussie le {at}, en {count} seconde.',
          other: 'Réussie le {at}, en {count} secondes.',
        },
        compared: {
          one: 'Réussie le {at} : {count} ligne relue, la plus récente du {newest}.',
          other: 'Réussie le {at} : {count} lignes relues, la plus récente du {newest}.',
        },
        never: 'Aucune sauvegarde n’a encore été restaurée, même à l’essai.',
        failed: 'L’essai du {at} a échoué.',
        old: 'La dernière date du {at} : il y a plus de huit jours.',
      },
    },
    secondFactor: {
      title: 'Double authentification',
      outcomes: {
        all: {
          one: '{count} compte, protégé.',
          other: '{count} comptes, tous protégés.',
        },
        missing: {
          one: '{count} compte sur {total} sans second facteur : {names}.',
          other: '{count} comptes sur {total} sans second facteur : {names}.',
        },
      },
    },
    demo: {
      title: 'Données d’exemple',
      outcomes: {
        none: 'Aucune en base.',
        rows: 'Encore en base : {parts}.',
        on: 'Aucune en base, mais la démonstration est encore en cours : des chiffres non confirmés sont visibles.',
      },
    },
    legal: {
      title: 'Pages légales',
      outcomes: {
        filled: 'Aucun passage entre crochets.',
        placeholders: {
          one: '{count} passage entre crochets : {parts}.',
          other: '{count} passages entre crochets : {parts}.',
        },
      },
    },
  },
};
